import type { BankTransfer } from '@vitrina/contract/orders';
import { findOrder } from '../../features/order/find-order.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  identifier: string;
  number: string;
  /** Payment deadline; `null`: none. */
  until: string | null;
  transfer: BankTransfer;
}

/** Transfer data of an order, to print. Not found for an order with another payment method. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const order = await findOrder(context);
  if (!order?.transfer) return { kind: 'not_found' };
  const { identifier, number, expires_at, transfer } = order;
  return { kind: 'page', props: { identifier, number, until: expires_at, transfer } };
}
