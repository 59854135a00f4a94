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
 * Updates a locked additional payment from its payments, in the transaction of the event that changed one of them. The result depends on the
 * set of events, not on their order.
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

/** Marks paid additional payments of an ended order as due for refund. The order must be locked. */
export async function refundAdditionals(db: Db, orderId: number): Promise<void> {
  for (const additional of await selectAdditionalsOf(db, orderId))
    if (additional.payment_status === 'paid') await markRefundDue(db, { additional, payments: await lockPaymentsOf(db, additionalReferenceOf(additional.id)) });
}

async function markRefundDue(db: Db, { additional, payments }: Pick<Settled, 'additional' | 'payments'>): Promise<void> {
  for (const payment of payments) if (payment.status === 'paid') await updatePayment(db, { ...payment, status: 'refund_due' });
  await updateAdditional(db, { id: additional.id, payment_status: 'refund_due' });
  await insertOrderEvent(db, additional.order_id, 'additional_refund_due', { additional: additional.id });
}
