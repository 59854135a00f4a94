import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock } from '@vitrina/contract/staff/stock';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { selectStockGrid, type StockQuestion } from './stock-grid-queries.ts';
import { selectMovements } from './stock-queries.ts';

type Input = Omit<StockQuestion, 'lang' | 'warehouses'>;

/** Products with their quantities in the warehouses in scope. */
export async function listStock(input: Input, { db, lang, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffStock.grid>>> {
  const scope = scopeOf(staff, 'stock.view');
  if (!scope) return fail('error_forbidden');
  const { rows, total } = await selectStockGrid(db, { ...input, lang, warehouses: scope.warehouses });
  return ok({ items: rows.map(({ title, ...row }) => ({ ...row, title: title ?? row.code })), total });
}

/** Lists the stock movements of a product in the warehouses in scope. `orderNumber` formats an order's id for display. */
export const listMovements =
  (orderNumber: (id: number) => string) =>
  async ({ id, offset }: { id: number; offset: number }, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffStock.movements>>> => {
    const scope = scopeOf(staff, 'stock.view');
    if (!scope) return fail('error_forbidden');
    const found = await selectMovements(db, { productId: id, offset, warehouses: scope.warehouses });
    if (!found) return fail('error_empty_data');
    const items = found.rows.map(({ at, order_id, ...row }) => ({ ...row, at: at.toISOString(), order: order_id === null ? null : orderNumber(order_id) }));
    return ok({ items, total: found.total });
  };
