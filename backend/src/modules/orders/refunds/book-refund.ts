import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffRefunds } from '@vitrina/contract/staff/refunds';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { applyPaymentEvent, finishPayment, finishRefund, lockPaymentsOf, type Payment, type Refund, selectRefund } from '../../payments/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-number.ts';
import { insertOrderEvent } from '../order-queries.ts';
import { lockPaymentSubject, type PaymentSubject } from '../payment/payment-subject.ts';
import { settlePayments } from '../payment/settle-payments.ts';
import { type DueRefund, selectNames, selectRefundInScope } from './refund-queries.ts';
import { refundCode } from './refund-code.ts';
import { refundView } from './refund-view.ts';

interface Input {
  id: number;
  /** Decimal. */
  amount: number;
  reference?: string | undefined;
}
type BookedRefund = ReplyOf<typeof staffRefunds.given>;

/** Books a refund made by hand, once. */
export async function bookRefund(input: Input, context: CallContext): Promise<Outcome<BookedRefund>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_refunds_given', body: input }, (db) => book(db, input, context));
}

async function book(db: Db, { id, amount, reference }: Input, context: CallContext): Promise<Outcome<BookedRefund>> {
  const found = await findDue(db, id, context);
  if (!found.ok) return found;
  const subject = (await lockPaymentSubject(db, found.data.reference)) as PaymentSubject;
  const refund = (await selectRefund(db, id)) as Refund;
  if (refund.state === 'done') return fail('error_payment_booked');
  if (toMinor(amount) !== refund.amount) return fail('error_amount_differs', { errors: [{ field: 'amount', label_name: 'error_field_out_of_range' }] });
  const { order_id: orderId } = found.data;
  const by = context.actor.userId;
  await finishRefund(db, { id, by, reference: reference ?? null });
  const payments = await finish(db, refund);
  await insertOrderEvent(db, orderId, 'booked', { by, kind: 'refunded', payment: refund.gateway, amount, refund: id });
  await settlePayments(db, subject, payments);
  const paths = [
    { path: `refunds.${id}.state`, before: 'due', after: 'done' },
    { path: `refunds.${id}.amount`, after: toDecimal(refund.amount) },
    ...(reference ? [{ path: `refunds.${id}.reference`, after: reference }] : []),
  ];
  await recordChange(db, { kind: 'refund', subjectId: orderNumber(orderId), version: 0, action: 'given', paths }, { context });
  const names = await selectNames(db, [refund.created_by]);
  return ok(refundView((await selectRefund(db, id)) as Refund, { names }));
}

/** Marks the payment as refunded with its last refund. */
async function finish(db: Db, { kind, reference, payment_id, payment_code, gateway, currency, amount }: Refund): Promise<Payment[]> {
  if (kind === 'rest')
    await applyPaymentEvent(db, {
      gateway,
      event: { eventId: `booked:${payment_code}:refunded`, paymentCode: payment_code, kind: 'refunded', amount, currency },
      owed: amount,
    });
  const payments = await lockPaymentsOf(db, reference);
  const payment = payments.find((one) => one.id === payment_id) as Payment;
  if (kind !== 'rest') await finishPayment(db, payment);
  return payments;
}

async function findDue(db: Db, id: number, { staff }: CallContext): Promise<Outcome<DueRefund>> {
  const scope = scopeOf(staff, 'payments.book');
  if (!scope) return fail('error_forbidden');
  const refund = await selectRefundInScope(db, id, scope);
  if (!refund) return fail('error_empty_data');
  return refund.state === 'done' ? fail('error_payment_booked') : ok(refund);
}

/** Returns the QR code with which a banking app transfers a refund to the buyer's account. */
export const refundTransferCode =
  (deps: Pick<OrderDeps, 'text' | 'config'>) =>
  async ({ id, ...payee }: { id: number; name: string; iban: string }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffRefunds.transferCode>>> => {
    const found = await findDue(context.db, id, context);
    if (!found.ok) return found;
    const { amount, currency, order_id } = found.data;
    return refundCode(deps, { ...payee, amount, currency, number: orderNumber(order_id) });
  };
