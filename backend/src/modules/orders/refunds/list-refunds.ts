import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffRefunds } from '@vitrina/contract/staff/refunds';
import { toDecimal } from '@vitrina/contract/values/money';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { selectRefundsOf } from '../../payments/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import { type OrderRow, selectOrder } from '../order-queries.ts';
import { readMoney } from './plan-refund.ts';
import { selectNames } from './refund-queries.ts';
import { refundView } from './refund-view.ts';

/** Lists the refunds of an order, and the refunded pieces of each line. */
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
