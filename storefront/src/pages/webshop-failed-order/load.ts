import { orderFailureReason } from '../../features/order/failure-reason.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  reason: ReturnType<typeof orderFailureReason>;
}

/** An order that was not made: why, where that is known. There is no order yet, so there is nothing to ask for. */
export async function load({ query }: LoadContext): Promise<LoadResult<Props>> {
  return { kind: 'page', props: { reason: orderFailureReason(query.get('reason')) } };
}
