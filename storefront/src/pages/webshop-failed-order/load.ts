import { orderReason } from '../../features/order/order-reason.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  reason: ReturnType<typeof orderReason>;
}

/** An order that was not made: why, where that is known. There is no order yet, so there is nothing to ask for. */
export async function load({ query }: LoadContext): Promise<LoadResult<Props>> {
  return { kind: 'page', props: { reason: orderReason(query.get('reason')) } };
}
