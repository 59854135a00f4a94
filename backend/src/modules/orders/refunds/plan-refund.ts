import { toMinor } from '@vitrina/contract/values/money';
import { spread } from '@vitrina/contract/values/spread';
import type { FieldError } from '@vitrina/contract/errors';
import type { Gateway } from '../../../adapters/payments/gateway.ts';
import type { Db } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { lockPaymentsOf, type Payment, selectPaymentsOf } from '../../payments/index.ts';
import { gatewayOf, type OrderDeps } from '../order-deps.ts';
import { type OrderRow, selectSnapshot } from '../order-queries.ts';
import { type OrderLineRow, selectReferencesOf, selectRefundableLines, sumDeliveryRefunded } from './refund-queries.ts';
import { prepaidAmountOf, refundAmountOf, type Share, sharesOf } from './refund-shares.ts';

/** Requested refund of an order. */
export interface RefundRequest {
  /** Lines by position, with quantities. */
  lines: readonly { id: number; qty: number }[];
  /** `true`: the whole rest; a number: this amount, decimal. */
  delivery?: boolean | number | undefined;
  /** Instead of the sum of lines and delivery, decimal. */
  amount?: number | undefined;
  currency?: string | undefined;
}

/** Minor units. */
export interface RefundPlan {
  amount: number;
  /** `prepaid`: refunded as a coupon, as it was paid with one. */
  lines: { line: Share & OrderLineRow; qty: number; amount: number; prepaid: number }[];
  delivery: number;
  other: number;
  /** Amount refundable before this refund, minor units. */
  refundable: number;
  deliveryLeft: number;
  shares: { payment: Payment; amount: number; byHand: boolean }[];
}

/** Plans a requested refund. Locks the payments; the order must be locked, so that the plan stays valid. */
export async function planRefund(
  db: Db,
  { deps, order, request }: { deps: Pick<OrderDeps, 'gateways'>; order: OrderRow; request: RefundRequest },
): Promise<Outcome<RefundPlan>> {
  const bad = badFields(request, order);
  if (bad.length > 0) return fail('error_bad_input', { errors: bad });
  const money = await readMoney(db, order);
  const requested = requestedLines(request, money.lines);
  if (!requested.ok) return requested;
  const delivery = deliveryOf(request, money.deliveryLeft);
  if (!delivery.ok) return delivery;
  const sum = requested.data.reduce((total, one) => total + one.amount, 0) + delivery.data;
  const amount = request.amount === undefined ? sum : toMinor(request.amount);
  if (amount > money.refundable || amount === 0) return tooMuch(request.amount === undefined ? 'lines' : 'amount', money.refundable);
  const parts = fitTo(amount, [...requested.data.map((one) => one.amount), delivery.data]);
  return ok({
    amount,
    lines: requested.data.map((one, i) => ({ ...one, amount: parts[i] ?? 0, prepaid: prepaidAmountOf(one.line, one.qty) })),
    delivery: parts.at(-1) ?? 0,
    other: amount - parts.reduce((total, part) => total + part, 0),
    refundable: money.refundable,
    deliveryLeft: money.deliveryLeft,
    shares: shareOut(amount, money.payments, deps),
  });
}

/** Reads the paid and refundable amounts of an order. Locks its payments unless `lock` is false. */
export async function readMoney(db: Db, order: OrderRow, { lock = true }: { lock?: boolean } = {}) {
  const references = await selectReferencesOf(db, order.id);
  const read = lock ? lockPaymentsOf : selectPaymentsOf;
  const payments: Payment[] = [];
  for (const reference of references) payments.push(...(await read(db, reference)));
  const rows = await selectRefundableLines(db, order.id);
  const { lines, delivery } = sharesOf(rows, await selectSnapshot(db, order.id));
  const paid = payments.filter(({ status }) => status === 'paid');
  return {
    references,
    payments: paid,
    lines: lines as (Share & OrderLineRow)[],
    refundable: paid.reduce((sum, one) => sum + one.amount - one.refunded_amount, 0),
    deliveryLeft: Math.max(0, delivery - (await sumDeliveryRefunded(db, references))),
  };
}

function badFields({ lines, delivery, amount, currency }: RefundRequest, order: OrderRow): FieldError[] {
  const ids = lines.map(({ id }) => id);
  return [
    ...(lines.length === 0 && !delivery && amount === undefined ? [{ field: 'lines', label_name: 'error_field_required' as const }] : []),
    ...ids.flatMap((id, i) => (ids.indexOf(id) < i ? [{ field: `lines.${i}.id`, label_name: 'error_field_unknown_value' as const }] : [])),
    ...(currency !== undefined && currency !== order.currency ? [{ field: 'currency', label_name: 'error_field_unknown_value' as const }] : []),
  ];
}

function requestedLines(
  { lines }: RefundRequest,
  orderLines: readonly (Share & OrderLineRow)[],
): Outcome<{ line: Share & OrderLineRow; qty: number; amount: number }[]> {
  const found = lines.map(({ id, qty }) => ({ line: orderLines.find(({ position }) => position === id), qty }));
  const unknown = found.flatMap(({ line }, i) => (line ? [] : [{ field: `lines.${i}.id`, label_name: 'error_field_unknown_value' as const }]));
  if (unknown.length > 0) return fail('error_bad_input', { errors: unknown });
  const whole = found as { line: Share & OrderLineRow; qty: number }[];
  const beyond = whole.flatMap(({ line, qty }, i) => {
    const available = line.qty - line.refundedQty;
    return qty > available ? [{ field: `lines.${i}.qty`, label_name: 'error_field_out_of_range' as const, available }] : [];
  });
  if (beyond.length > 0) return fail('error_nothing_to_refund', { errors: beyond });
  return ok(whole.map(({ line, qty }) => ({ line, qty, amount: refundAmountOf(line, qty) })));
}

function deliveryOf({ delivery = false }: RefundRequest, left: number): Outcome<number> {
  if (delivery === false) return ok(0);
  const requested = delivery === true ? left : toMinor(delivery);
  return requested <= left ? ok(requested) : tooMuch('delivery', left);
}

const tooMuch = (field: string, left: number): Outcome<never> =>
  fail('error_nothing_to_refund', { errors: [{ field, label_name: 'error_field_out_of_range', available: left / 100 }] });

/** Returns the parts, reduced in proportion if less than their sum is refunded. */
function fitTo(amount: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return amount >= whole ? [...parts] : spread(amount, parts);
}

/** Distributes an amount over payments, the order's own first. */
function shareOut(amount: number, payments: readonly Payment[], deps: Pick<OrderDeps, 'gateways'>): RefundPlan['shares'] {
  let missing = amount;
  return payments.flatMap((payment) => {
    const share = Math.min(missing, payment.amount - payment.refunded_amount);
    missing -= share;
    return share > 0 ? [{ payment, amount: share, byHand: !canRefund(gatewayOf(deps, payment.gateway), payment, share) }] : [];
  });
}

/** True if the gateway can refund the share: some gateways refund parts, some only a whole payment, some nothing. */
const canRefund = (gateway: Gateway | undefined, { amount }: Payment, share: number): boolean =>
  gateway?.refund !== undefined && (gateway.parts === true || share === amount);
