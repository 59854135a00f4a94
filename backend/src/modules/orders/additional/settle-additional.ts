import type { Db } from '../../../db/index.ts';
import { lockPaymentsOf, type Payment, paymentStatusOf, updatePayment } from '../../payments/index.ts';
import { additionalReferenceOf } from '../order-identifier.ts';
import { insertOrderEvent, type OrderRow } from '../order-queries.ts';
import { type AdditionalRow, selectAdditionalsOf, updateAdditional } from './additional-queries.ts';
import { isOver } from './additional-states.ts';
import { enqueueAdditionalMail } from '../mail/enqueue-additional-mail.ts';

interface Settled {
  order: OrderRow;
  additional: AdditionalRow;
  payments: readonly Payment[];
}

/**
 * Brings a locked additional payment in line with its payments, in the transaction of the event that moved one of them. Whatever
 * the order in which events came, the same set of them leaves the same state.
 */
export async function settleAdditional(db: Db, { order, additional, payments }: Settled): Promise<void> {
  const standing = paymentStatusOf(payments.map((payment) => payment.status));
  if (standing === additional.payment_status) return;
  if (standing === 'paid' && isOver(order.status)) return markRefundDue(db, { additional, payments });
  await updateAdditional(db, { id: additional.id, payment_status: standing });
  if (standing !== 'paid' && standing !== 'refund_due' && standing !== 'refunded') return;
  await insertOrderEvent(db, order.id, `additional_${standing}`, { additional: additional.id });
  if (standing === 'paid') await enqueueAdditionalMail(db, 'additional-paid', { order, additionalId: additional.id });
}

/** An order that ends owes what was paid on it besides. Called with the order locked. */
export async function refundAdditionals(db: Db, orderId: number): Promise<void> {
  for (const additional of await selectAdditionalsOf(db, orderId))
    if (additional.payment_status === 'paid') await markRefundDue(db, { additional, payments: await lockPaymentsOf(db, additionalReferenceOf(additional.id)) });
}

async function markRefundDue(db: Db, { additional, payments }: Pick<Settled, 'additional' | 'payments'>): Promise<void> {
  for (const payment of payments) if (payment.status === 'paid') await updatePayment(db, { ...payment, status: 'refund_due' });
  await updateAdditional(db, { id: additional.id, payment_status: 'refund_due' });
  await insertOrderEvent(db, additional.order_id, 'additional_refund_due', { additional: additional.id });
}
