import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffRefunds } from '@vitrina/contract/staff/refunds';
import { toDecimal } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { selectRefundsOf } from '../../payments/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-identifier.ts';
import { type OrderRow, selectOrder } from '../order-queries.ts';
import { readMoney } from './plan-refund.ts';
import { selectDueRefunds, selectNames } from './refund-queries.ts';
import { refundView } from './refund-view.ts';

/** What went back of an order, and what of each line. */
export async function listRefunds({ number }: { number: string }, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffRefunds.list>>> {
  const scope = scopeOf(staff, 'payments.view');
  const row = scope && (await selectDeskOrder(db, number, { scope, seesDetails: true }));
  if (!row) return fail(scope ? 'error_empty_data' : 'error_forbidden');
  const money = await readMoney(db, (await selectOrder(db, row.id)) as OrderRow, { lock: false });
  const refunds = await selectRefundsOf(db, money.references);
  const names = await selectNames(
    db,
    refunds.map((one) => one.created_by),
  );
  return ok({
    items: refunds.map((one) => refundView(one, { names })),
    refunded: toDecimal(refunds.reduce((sum, one) => sum + one.amount, 0)),
    refundable: toDecimal(money.refundable),
    currency: row.currency,
    lines: money.lines.map(({ position, qty, refundedQty, refundedAmount }) => ({
      id: position,
      qty,
      refunded: refundedQty,
      amount: toDecimal(refundedAmount),
    })),
    delivery_left: toDecimal(money.deliveryLeft),
  });
}

interface Question {
  filter: { by_hand?: boolean | undefined };
  offset: number;
  limit: number;
}

/** Refunds that are due, oldest first. */
export const searchDueRefunds =
  ({ gateways }: Pick<OrderDeps, 'gateways'>) =>
  async ({ filter, offset, limit }: Question, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffRefunds.due>>> => {
    const scope = scopeOf(staff, 'payments.view');
    if (!scope) return fail('error_forbidden');
    const giving = gateways.filter((one) => one.refund);
    const codes = { whole: giving.map(({ code }) => code), parts: giving.filter((one) => one.parts).map(({ code }) => code) };
    const { rows, hand, all } = await selectDueRefunds(db, { scope, gateways: codes, byHand: filter.by_hand, offset, limit });
    const names = await selectNames(
      db,
      rows.map((one) => one.created_by),
    );
    // Accounts are for who sends the money.
    const seesAccounts = scopeOf(staff, 'payments.book') !== null;
    const items = rows.map((one) => ({
      ...refundView(one, { names, hand: one.hand }),
      order: orderNumber(one.order_id),
      buyer: one.buyer,
      account: seesAccounts ? one.account : null,
    }));
    const counts = { by_hand: hand, by_gateway: all - hand };
    const total = filter.by_hand === undefined ? all : filter.by_hand ? counts.by_hand : counts.by_gateway;
    return ok({ items, total, counts });
  };
