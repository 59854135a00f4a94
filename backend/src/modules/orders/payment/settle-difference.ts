import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import { insertRefund, type Payment } from '../../payments/index.ts';
import { createAdditionalPayment } from '../additional/create-additional-payment.ts';
import { cancelCreditNoteRequest } from '../edits/revision-queries.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import { gatewayOf, type OrderDeps } from '../order-deps.ts';
import { insertOrderEvent, type OrderRow, selectOrder } from '../order-queries.ts';

interface Settled {
  /** Order before its payments were applied; locked. */
  before: OrderRow;
  payments: readonly Payment[];
}

/**
 * Settles a payment started before its order was changed and received afterwards, with the old total: a surplus is refunded, a shortfall requested as an
 * additional payment.
 */
export async function settleDifference(db: Db, deps: OrderDeps, { before, payments }: Settled): Promise<void> {
  if (before.payment_status === 'paid') return;
  const payment = payments.find(({ status }) => status === 'paid');
  const order = payment && (await selectOrder(db, before.id));
  if (!payment || order?.payment_status !== 'paid' || payment.amount === order.total) return;
  const reason = deps.text(order.lang, 'mail_changed_heading');
  if (payment.amount < order.total) await createAdditionalPayment(db, order, { amount: order.total - payment.amount, reason, by: null });
  else await refundSurplus(db, order, { payment, reason, byHand: gatewayOf(deps, payment.gateway)?.parts !== true });
}

async function refundSurplus(db: Db, order: OrderRow, { payment, reason, byHand }: { payment: Payment; reason: string; byHand: boolean }): Promise<void> {
  const amount = payment.amount - order.total;
  const { currency } = order;
  const id = await insertRefund(db, { paymentId: payment.id, kind: 'part', decisionId: null, amount, other: amount, currency, reason, byHand, by: null });
  // The invoice shows the present contents, so the surplus was never on it and needs no credit note.
  await cancelCreditNoteRequest(db, id);
  await insertOrderEvent(db, order.id, 'part_refunded', { by: null, refund: id, amount: toDecimal(amount) });
  await enqueueOrderMail(db, order, 'order-part-refunded', String(id), { refundId: id });
}
