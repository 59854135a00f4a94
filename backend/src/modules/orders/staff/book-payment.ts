import { randomBytes } from 'node:crypto';
import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { PAID_BY_HAND } from '@vitrina/contract/staff-orders';
import { toMinor } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import type { Db } from '../../../db/index.ts';
import { applyPaymentEvent, insertPayment, lockPaymentsOf, type Payment } from '../../payments/index.ts';
import { chooseGateway } from '../payment/start-order-payment.ts';
import { gatewayOf, type OrderDeps } from '../order-deps.ts';
import { additionalReferenceOf, referenceOf } from '../order-identifier.ts';
import { insertOrderEvent, type OrderRow, selectOrder } from '../order-queries.ts';
import { lockPaymentSubject, type PaymentSubject } from '../payment/payment-subject.ts';
import { settlePayments } from '../payment/settle-payments.ts';
import { findOrderForStaff } from './find-order-for-staff.ts';

export interface BookingInput {
  identifier: string;
  additional_id?: number | undefined;
  kind: 'paid' | 'refunded';
  payment: (typeof PAID_BY_HAND)[number];
  /** Decimal, in the order's currency. */
  amount: number;
}

type State = { status: OrderStatus; payment_status: PaymentStatus };

/** Records a payment or refund that no gateway reports, such as a transfer. It is stored as a payment event, so that the one state table applies. */
export const bookPayment =
  (deps: OrderDeps) =>
  async (input: BookingInput, { db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<Outcome<State>> => {
    return inShortTransaction(db, (db) => book(db, { deps, input, by: actor.userId }));
  };

export interface Booking {
  deps: OrderDeps;
  input: BookingInput;
  by: number | null;
}

/** Books within the caller's transaction, which may hold the order's lock. */
export async function book(db: Db, { deps, input, by }: Booking): Promise<Outcome<State>> {
  const found = await findOrderForStaff(db, input.identifier);
  if (!found) return fail('error_empty_data');
  const reference = input.additional_id === undefined ? referenceOf(found.id) : additionalReferenceOf(input.additional_id);
  const subject = await lockPaymentSubject(db, reference);
  if (subject?.order.id !== found.id) return fail('error_empty_data');
  const payment = await (input.kind === 'paid' ? newPayment(db, { deps, input, subject, reference }) : paymentToReturn(db, { input, reference }));
  if (!payment.ok) return payment;
  const { code, gateway, amount, currency } = payment.data;
  const applied = await applyPaymentEvent(db, {
    gateway,
    event: { eventId: `booked:${code}:${input.kind}`, paymentCode: code, kind: input.kind, amount, currency },
    owed: amount,
  });
  if (applied.kind !== 'applied') throw new Error(`booking of ${reference} was ${applied.kind}`);
  await insertOrderEvent(db, found.id, 'booked', {
    by,
    kind: input.kind,
    payment: input.payment,
    amount,
    ...(subject.additional && { additional: subject.additional.id }),
  });
  await settlePayments(db, subject, applied.payments);
  return stateOf(db, subject);
}

/** A payment received: once, for the whole amount. */
async function newPayment(
  db: Db,
  { deps, input, subject, reference }: Omit<Booking, 'by'> & { subject: PaymentSubject; reference: string },
): Promise<Outcome<Payment>> {
  const { order, additional } = subject;
  if (order.status === 'waiting') return fail('error_order_state');
  const owed = additional ? { amount: additional.amount, status: additional.payment_status } : { amount: order.total, status: order.payment_status };
  if (owed.status !== 'unpaid' && owed.status !== 'failed' && owed.status !== 'pending') return fail('error_payment_booked');
  if (toMinor(input.amount) !== owed.amount) return fail('error_amount_differs');
  const gateway = gatewayOf(deps, input.payment);
  if (gateway && !additional) await chooseGateway(db, order, gateway);
  const code = randomBytes(16).toString('base64url');
  return ok(await insertPayment(db, { reference, gateway: input.payment, amount: owed.amount, currency: order.currency, code, addressHash: null }));
}

/** A payment due for refund that no gateway can refund. */
async function paymentToReturn(db: Db, { input, reference }: { input: BookingInput; reference: string }): Promise<Outcome<Payment>> {
  const payment = (await lockPaymentsOf(db, reference)).find((one) => one.gateway === input.payment && one.status === 'refund_due');
  if (!payment) return fail('error_nothing_to_refund');
  return payment.amount === toMinor(input.amount) ? ok(payment) : fail('error_amount_differs');
}

async function stateOf(db: Db, { order }: PaymentSubject): Promise<Outcome<State>> {
  const { status, payment_status } = (await selectOrder(db, order.id)) as OrderRow;
  return ok({ status, payment_status });
}
