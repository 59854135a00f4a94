import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffRefunds } from '@vitrina/contract/staff/refunds';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { runIdempotent } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction, refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { requestPartialRefunds, selectRefundsOf } from '../../payments/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderIdOfNumber } from '../order-number.ts';
import { lockOrder, type OrderRow, selectOrder } from '../order-queries.ts';
import { paymentDeps } from '../payment/link-payments.ts';
import { planRefund, type RefundRequest } from './plan-refund.ts';
import { limitLeft, recordRefund } from './record-refund.ts';
import { selectNames, selectReferencesOf } from './refund-queries.ts';
import { previewView, refundView } from './refund-view.ts';

interface Input extends RefundRequest {
  number: string;
  reason: string;
  restock: boolean;
}
type RefundReply = ReplyOf<typeof staffRefunds.make>;

/** Refunds part or all of an order, once for each Idempotency-Key; the gateway is called right after the commit. */
export const refundOrder =
  (deps: OrderDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<RefundReply>> => {
    const { db } = context;
    return refuseIfBusy(async () => {
      const decided = await withShortLocks(db, (db) =>
        runIdempotent(db, { endpoint: 'staff_refunds_make', body: input, context }, () => decide(db, deps, input, context)),
      );
      if (!decided.ok) return decided;
      // After a crash before this the scheduled job does it.
      await requestPartialRefunds(db, paymentDeps(deps), decided.data.id);
      return ok(await stateOf(db, input.number, decided.data));
    });
  };

/** Returns the plan of a refund without changing anything. */
export const previewRefund =
  (deps: OrderDeps) =>
  async (input: Omit<Input, 'reason' | 'restock'>, context: CallContext): Promise<Outcome<ReplyOf<typeof staffRefunds.preview>>> => {
    return inShortTransaction(context.db, async (db) => {
      const found = await findInScope(db, input.number, context);
      if (!found.ok) return found;
      const { order, scope } = found.data;
      const planned = await planRefund(db, { deps, order, request: input });
      if (!planned.ok) return planned;
      const limit = await limitLeft(db, { userId: context.actor.userId, order, limit: scope.refundLimit, settings: deps.config.settings });
      return ok(previewView(planned.data, order.currency, limit));
    });
  };

/** An order that the session may refund. */
async function findInScope(db: Db, number: string, { staff }: CallContext): Promise<Outcome<{ order: OrderRow; scope: Scope }>> {
  const scope = scopeOf(staff, 'refunds.make');
  if (!scope) return fail('error_forbidden');
  const row = await selectDeskOrder(db, number, { scope, seesDetails: true });
  const order = row && (await selectOrder(db, row.id));
  return order ? ok({ order, scope }) : fail('error_empty_data');
}

async function decide(db: Db, deps: OrderDeps, { number, reason, restock, ...request }: Input, context: CallContext): Promise<Outcome<RefundReply>> {
  const found = await findInScope(db, number, context);
  if (!found.ok) return found;
  const order = (await lockOrder(db, found.data.order.id)) as OrderRow;
  const decided = await recordRefund(db, { deps, order, request, reason, restock, author: { context }, limit: found.data.scope.refundLimit });
  if (!decided.ok) return decided;
  const { id, plan } = decided.data;
  return ok({ id, amount: toDecimal(plan.amount), currency: order.currency, parts: [], refunded: 0, payment_status: order.payment_status });
}

/** The present state of the refund, also for a repeated call. */
async function stateOf(db: Db, number: string, decided: RefundReply): Promise<RefundReply> {
  const order = (await selectOrder(db, orderIdOfNumber(number))) as OrderRow;
  const all = await selectRefundsOf(db, await selectReferencesOf(db, order.id));
  const own = all.filter((one) => one.decision_id === decided.id);
  const names = await selectNames(
    db,
    own.map((one) => one.created_by),
  );
  return {
    ...decided,
    parts: own.map((one) => refundView(one, { names })),
    refunded: toDecimal(all.reduce((sum, one) => sum + one.amount, 0)),
    payment_status: order.payment_status,
  };
}
