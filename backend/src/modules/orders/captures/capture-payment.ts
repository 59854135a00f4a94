import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffCaptures } from '@vitrina/contract/staff/captures';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { runIdempotent } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { insertCapture, lockPaymentsOf, type Payment, requestCaptures, selectCapture, markForRelease } from '../../payments/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { referenceOf } from '../order-identifier.ts';
import { orderIdOfNumber } from '../order-number.ts';
import { lockOrder, type OrderRow, selectOrder } from '../order-queries.ts';
import { paymentDeps, requestRefunds } from '../payment/link-payments.ts';
import { authorizedPaymentOf, leftToCapture } from './authorized-payment-view.ts';

interface Input {
  number: string;
  /** Decimal; absent: the whole amount that may be captured. */
  amount?: number | undefined;
}
type Captured = ReplyOf<typeof staffCaptures.make>;
type Released = ReplyOf<typeof staffCaptures.release>;

/** Captures part or all of a reservation, once for each Idempotency-Key; the gateway is called right after the commit. */
export const capturePayment =
  (deps: OrderDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<Captured>> => {
    const { db } = context;
    return refuseIfBusy(async () => {
      const decided = await withShortLocks(db, (db) =>
        runIdempotent(db, { endpoint: 'staff_captures_make', body: input, context }, () => decide(db, input, context)),
      );
      if (!decided.ok) return decided;
      // After a crash before this the scheduled job does it.
      await requestCaptures(db, paymentDeps(deps), decided.data.id);
      const capture = await selectCapture(db, decided.data.id);
      const order = (await selectOrder(db, orderIdOfNumber(input.number))) as OrderRow;
      const { amount, currency } = decided.data;
      return ok({ amount, currency, state: capture?.state ?? 'due', payment_status: order.payment_status });
    });
  };

async function decide(db: Db, { number, amount }: Input, context: CallContext): Promise<Outcome<{ id: number; amount: number; currency: string }>> {
  const found = await lockAuthorizedPayment(db, number, context);
  if (!found.ok) return found;
  const { order, payment } = found.data;
  const left = leftToCapture(payment, order.total);
  const requested = amount === undefined ? left : toMinor(amount);
  if (requested < 1 || requested > left)
    return fail('error_amount_differs', { errors: [{ field: 'amount', label_name: 'error_field_out_of_range', available: toDecimal(left) }] });
  const { id } = await insertCapture(db, { paymentId: payment.id, amount: requested, by: context.actor.userId });
  const paths = [{ path: 'amount', after: toDecimal(requested) }];
  await recordChange(db, { kind: 'payment', subjectId: number, version: 0, action: 'capture', paths }, { context });
  return ok({ id, amount: toDecimal(requested), currency: order.currency });
}

/** Releases a reservation, once; the gateway is called right after the commit. */
export const releasePayment =
  (deps: OrderDeps) =>
  async (input: Pick<Input, 'number'>, context: CallContext): Promise<Outcome<Released>> => {
    const { db } = context;
    return refuseIfBusy(async () => {
      const released = await withShortLocks(db, (db) =>
        runIdempotent(db, { endpoint: 'staff_captures_release', body: input, context }, () => release(db, input, context)),
      );
      if (!released.ok) return released;
      await requestRefunds(db, deps);
      const { status, payment_status } = (await selectOrder(db, orderIdOfNumber(input.number))) as OrderRow;
      return ok({ status, payment_status });
    });
  };

async function release(db: Db, { number }: Pick<Input, 'number'>, context: CallContext): Promise<Outcome<Released>> {
  const found = await lockAuthorizedPayment(db, number, context);
  if (!found.ok) return found;
  const { order, payment } = found.data;
  // Captured money cannot be released, only refunded.
  if (payment.captured_amount > 0) return fail('error_order_state');
  await markForRelease(db, payment.id);
  const paths = [{ path: 'amount', before: toDecimal(payment.authorized_amount ?? 0) }];
  await recordChange(db, { kind: 'payment', subjectId: number, version: 0, action: 'void', paths }, { context });
  return ok({ status: order.status, payment_status: order.payment_status });
}

/** An order in scope and the payment whose money is reserved for it, locked. */
async function lockAuthorizedPayment(db: Db, number: string, { staff }: CallContext): Promise<Outcome<{ order: OrderRow; payment: Payment }>> {
  const scope = scopeOf(staff, 'payments.book');
  if (!scope) return fail('error_forbidden');
  const found = await selectDeskOrder(db, number, { scope, seesDetails: true });
  const order = found && (await lockOrder(db, found.id));
  if (!order) return fail('error_empty_data');
  const payment = authorizedPaymentOf(await lockPaymentsOf(db, referenceOf(order.id)));
  return payment && !payment.release_wanted_at && order.status !== 'cancelled' ? ok({ order, payment }) : fail('error_order_state');
}
