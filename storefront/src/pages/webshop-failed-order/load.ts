import { orderFailureReason } from '../../features/order/failure-reason.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  reason: ReturnType<typeof orderFailureReason>;
}

/** An order that was not created, with the reason if known. Without an order there is nothing to load. */
export async function load({ query }: LoadContext): Promise<LoadResult<Props>> {
  return { kind: 'page', props: { reason: orderFailureReason(query.get('reason')) } };
}
