import type { BankTransfer } from '@vitrina/contract/orders';
import { findOrder } from '../../features/order/find-order.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  identifier: string;
  number: string;
  /** Pay until then; `null`: no limit. */
  until: string | null;
  transfer: BankTransfer;
}

/** The transfer of an order, for printing. An order that is paid in another way has none: there is no such page. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const order = await findOrder(context);
  if (!order?.transfer) return { kind: 'not_found' };
  const { identifier, number, expires_at, transfer } = order;
  return { kind: 'page', props: { identifier, number, until: expires_at, transfer } };
}
