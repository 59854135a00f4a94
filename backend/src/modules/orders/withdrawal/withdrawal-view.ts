import type { Withdrawal } from '@vitrina/contract/withdrawals';
import type { Db } from '../../../db/index.ts';
import { orderNumber } from '../order-number.ts';
import { type OrderRow, selectSnapshot } from '../order-queries.ts';
import type { WithdrawalRow } from './withdrawal-queries.ts';

/** A statement for display, with the titles of its goods. Without `receivedAt` it is a draft for review. */
export async function toWithdrawal(
  db: Db,
  order: Pick<OrderRow, 'id' | 'email'>,
  { name, message, cancels, receivedAt, items }: Omit<WithdrawalRow, 'receivedAt'> & { receivedAt: Date | null },
): Promise<Withdrawal> {
  const { parcels } = await selectSnapshot(db, order.id);
  const titles = new Map(parcels.flatMap((parcel) => parcel.items.map((item) => [item.code, item.title] as const)));
  return {
    number: orderNumber(order.id),
    name,
    email: order.email,
    message,
    items: items.map(({ code, qty }) => ({ code, title: titles.get(code) ?? code, qty })),
    cancels,
    received_at: receivedAt?.toISOString() ?? null,
  };
}
