import type { Order } from '@vitrina/contract/orders';
import { findOrder } from '../../features/order/find-order.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  order: Order;
}

/** An order to cancel, or a cancelled one. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const order = await findOrder(context);
  return order ? { kind: 'page', props: { order } } : { kind: 'not_found' };
}
