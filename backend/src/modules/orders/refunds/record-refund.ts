import { REFUND_LIMIT_RATES } from '@vitrina/contract/settings/behaviour';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { type Author, recordChange } from '../../changes/index.ts';
import { insertRefund } from '../../payments/index.ts';
import { issuePaidCoupon } from '../../coupons/index.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-number.ts';
import { insertOrderEvent, type OrderRow } from '../order-queries.ts';
import { restockQuantities } from '../stock/restock.ts';
import { planRefund, type RefundPlan, type RefundRequest } from './plan-refund.ts';
import { insertRefundLines, lockRefundsOf, sumRefundsToday, writeRefundCoupon } from './refund-queries.ts';

export interface RefundDecision {
  deps: Pick<OrderDeps, 'gateways' | 'config'>;
  /** Locked by the caller, in the same transaction. */
  order: OrderRow;
  request: RefundRequest;
  reason: string;
  /** Returns the units of its lines to stock; `false`: not, or the caller has done it. */
  restock: boolean;
  author: Author;
  /** Euro cents that the member of staff may refund a day; `null`: unlimited. */
  limit: Scope['refundLimit'];
}

/** Numbers are ids; amounts in minor units. */
export interface DecidedRefund {
  id: number;
  plan: RefundPlan;
}

/**
 * Decides a refund in the caller's transaction, which holds the order's lock: ledger, lines, stock, mail, credit note and audit row are written together or
 * not at all. Gateways are called afterwards, by `requestPartialRefunds(db, paymentDeps(deps), id)`; after a crash a scheduled job does it.
 */
export async function recordRefund(db: Db, { deps, order, request, reason, restock, author, limit }: RefundDecision): Promise<Outcome<DecidedRefund>> {
  const userId = author.context?.actor.userId ?? null;
  if (limit !== null && userId !== null) await lockRefundsOf(db, userId);
  const planned = await planRefund(db, { deps, order, request });
  if (!planned.ok) return planned;
  const plan = planned.data;
  const left = await limitLeft(db, { userId, order, limit, settings: deps.config.settings });
  if (left !== null && plan.amount > left) return refuseLimit(left);
  const id = await write(db, { order, plan, reason, restock, by: userId });
  await refundCoupon(db, { order, plan, id, settings: deps.config.settings });
  await insertOrderEvent(db, order.id, 'part_refunded', { by: userId, refund: id, amount: toDecimal(plan.amount) });
  await enqueueOrderMail(db, order, 'order-part-refunded', String(id), { refundId: id });
  await recordChange(
    db,
    { kind: 'refund', subjectId: orderNumber(order.id), version: 0, action: 'refund', paths: pathsOf(id, plan, { order, reason, restock }) },
    author,
  );
  return ok({ id, plan });
}

/** The part paid with a traded-in device is refunded as it was paid: as a coupon. */
async function refundCoupon(
  db: Db,
  { order, plan, id, settings }: { order: OrderRow; plan: RefundPlan; id: number; settings: Pick<Settings, 'trade-in'> },
): Promise<void> {
  const amount = plan.lines.reduce((sum, line) => sum + line.prepaid, 0);
  if (amount === 0) return;
  const coupon = await issuePaidCoupon(db, { currency: order.currency, amount, titles: {}, days: settings['trade-in'].couponDays });
  await writeRefundCoupon(db, id, coupon.id);
}

interface LimitOf {
  userId: number | null;
  order: Pick<OrderRow, 'currency'>;
  /** Euro cents a day; `null`: unlimited. */
  limit: number | null;
  settings: Pick<Settings, 'shop' | 'behaviour'>;
}

/**
 * Returns the amount a member of staff may still refund today, minor units of the order's currency; `null`: unlimited.
 * One limit holds for all currencies together.
 */
export async function limitLeft(db: Db, { userId, order, limit, settings }: LimitOf): Promise<number | null> {
  if (limit === null) return null;
  if (userId === null) return 0;
  const rateOf = (currency: CurrencyCode): number => settings.behaviour.refundLimitRates[currency] ?? REFUND_LIMIT_RATES[currency];
  const today = await sumRefundsToday(db, { userId, timeZone: settings.shop.timeZone });
  const used = today.reduce((sum, { currency, amount }) => sum + amount / rateOf(currency), 0);
  // Tolerance for floating point: 99.9999999 counts as 100.
  return Math.max(0, Math.floor((limit - used) * rateOf(order.currency) + 1e-6));
}

const refuseLimit = (left: number): Outcome<never> =>
  fail('error_refund_limit', { errors: [{ field: 'amount', label_name: 'error_field_out_of_range', available: toDecimal(left) }] });

interface RefundRecord {
  order: OrderRow;
  plan: RefundPlan;
  reason: string;
  restock: boolean;
  by: number | null;
}

/** Returns the id of the decision. */
async function write(db: Db, { order, plan, reason, restock, by }: RefundRecord): Promise<number> {
  let decisionId: number | null = null;
  for (const { payment, amount, byHand } of plan.shares) {
    const whole = decisionId === null ? { delivery: plan.delivery, other: plan.other, restocked: restock } : {};
    const id = await insertRefund(db, { paymentId: payment.id, kind: 'part', decisionId, amount, currency: order.currency, reason, byHand, by, ...whole });
    decisionId ??= id;
  }
  const refundId = decisionId as number;
  const pieces = plan.lines.map(({ line, qty }) => ({ productId: line.productId, qty }));
  const back = restock ? await restockQuantities(db, { orderId: order.id, pieces, reason: 'refund', by, note: reason }) : [];
  const lines = plan.lines.map(({ line, qty, amount, prepaid }, i) => ({ position: line.position, qty, amount, prepaid, restocked: back[i] ?? 0 }));
  await insertRefundLines(db, { refundId, orderId: order.id, lines });
  return refundId;
}

const pathsOf = (id: number, { amount, lines, delivery }: RefundPlan, { order, reason, restock }: Pick<RefundRecord, 'order' | 'reason' | 'restock'>) => [
  { path: `refunds.${id}.amount`, after: toDecimal(amount) },
  { path: `refunds.${id}.currency`, after: order.currency },
  ...lines.map(({ line, qty }) => ({ path: `refunds.${id}.lines.${line.position}`, after: qty })),
  ...(delivery > 0 ? [{ path: `refunds.${id}.delivery`, after: toDecimal(delivery) }] : []),
  { path: `refunds.${id}.reason`, after: reason },
  { path: `refunds.${id}.restock`, after: restock },
];
