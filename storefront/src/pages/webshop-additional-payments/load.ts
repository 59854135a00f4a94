import type { Order } from '@vitrina/contract/orders';
import { findOrder } from '../../features/order/find-order.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props = Pick<Order, 'identifier' | 'number' | 'additional_payments'>;

/** Additional payments of an order, for any client with the order's identifier. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const order = await findOrder(context);
  if (!order) return { kind: 'not_found' };
  const { identifier, number, additional_payments } = order;
  return { kind: 'page', props: { identifier, number, additional_payments } };
}
