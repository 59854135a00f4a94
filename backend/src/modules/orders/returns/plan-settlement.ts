import type { Cart } from '@vitrina/contract/cart';
import type { Returned } from '@vitrina/contract/staff/returns';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import { type Outcome, ok } from '../../../http/outcome.ts';
import type { OrderDeps } from '../order-deps.ts';
import { type OrderRow, selectSnapshot } from '../order-queries.ts';
import { planRefund, readMoney, type RefundRequest } from '../refunds/plan-refund.ts';
import { type ReturnLine, type ReturnRow, selectIsWhole, sumDecision } from './return-queries.ts';

export interface Settlement {
  /** `null`: no refund, as nothing was paid or everything is deducted. */
  request: RefundRequest | null;
  /** Minor units. */
  goods: number;
  delivery: number;
  deduction: number;
}

/**
 * Plans the refund of returned goods: their price and, once the whole order is withdrawn or returned, the delivery paid, at most the price of
 * standard delivery; less the deduction for lost value (directive 2011/83, articles 13 and 14).
 */
export async function planSettlement(
  db: Db,
  { deps, row, lines, order }: { deps: Pick<OrderDeps, 'gateways'>; row: ReturnRow; lines: readonly ReturnLine[]; order: OrderRow },
): Promise<Outcome<Settlement>> {
  if ((await readMoney(db, order)).refundable === 0) return ok({ request: null, goods: 0, delivery: 0, deduction: 0 });
  const pieces = lines.flatMap(({ position, received }) => (received ? [{ id: position, qty: received }] : []));
  const delivery = (await selectIsWhole(db, order.id)) ? standardDelivery(await selectSnapshot(db, order.id)) : false;
  const plan = await planRefund(db, { deps, order, request: { lines: pieces, delivery } });
  if (!plan.ok) return plan;
  const deduction = Math.min(row.deduction, plan.data.amount);
  const goods = plan.data.amount - plan.data.delivery;
  const whole = { goods, delivery: plan.data.delivery, deduction };
  if (deduction === plan.data.amount) return ok({ ...whole, request: null });
  return ok({ ...whole, request: { lines: pieces, delivery, ...(deduction > 0 && { amount: toDecimal(plan.data.amount - deduction) }) } });
}

/**
 * Delivery to refund. `true`: all that was paid; a number, decimal: less, as a parcel with a more expensive option counts at the standard price;
 * `false`: nothing, as standard delivery was free.
 */
function standardDelivery({ parcels }: Pick<Cart, 'parcels'>): boolean | number {
  const prices = parcels.map(({ shipping, shipping_options }) => {
    const chosen = shipping?.price ?? 0;
    return { chosen, standard: shipping_options.find(({ code }) => code === 'delivery')?.price ?? chosen };
  });
  if (prices.every(({ chosen, standard }) => chosen <= standard)) return true;
  const sum = prices.reduce((total, { chosen, standard }) => total + toMinor(Math.min(chosen, standard)), 0);
  return sum > 0 ? toDecimal(sum) : false;
}

/** Returns the settlement as decided, from its refund; all zero without a refund, as nothing was paid or everything was deducted. */
export async function settlementOf(db: Db, { refund_id, deduction }: ReturnRow): Promise<Omit<Settlement, 'request'>> {
  if (refund_id === null) return { goods: 0, delivery: 0, deduction: 0 };
  const { amount, delivery } = await sumDecision(db, refund_id);
  return { goods: amount + deduction - delivery, delivery, deduction };
}

/** Returns a settlement as the desk shows it. */
export const settlementView = ({ goods, delivery, deduction }: Omit<Settlement, 'request'>, currency: string): Returned['refund'] => ({
  amount: toDecimal(goods + delivery - deduction),
  goods: toDecimal(goods),
  delivery: toDecimal(delivery),
  deduction: toDecimal(deduction),
  currency,
});
