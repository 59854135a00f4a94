import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { StockColumn, staffStock } from '@vitrina/contract/staff/stock';
import type { CallContext } from '../../../http/context.ts';
import { inStaffSnapshot } from '../../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { common, inPages, type ListFields, makeListFile } from '../../changes/index.ts';
import { type GridRow, selectStockGrid, type StockQuestion } from './stock-grid-queries.ts';

/** Identifies the product of a row; part of every file. */
const PRODUCT = { code: ({ code }: GridRow) => code, title: ({ title, code }: GridRow) => title ?? code };
const FACTS: ListFields<Exclude<StockColumn, 'shelves'>, GridRow> = {
  qty: { qty: ({ qty }) => qty },
  lowest: { lowest: ({ lowest }) => lowest },
  coming: { coming: ({ coming }) => coming },
  in_carts: { in_carts: ({ in_carts }) => in_carts },
  expected: { restock_on: ({ restock_on }) => restock_on },
};

/** A field for each requested warehouse, by its code. */
const shelvesOf = (rows: readonly GridRow[]) =>
  Object.fromEntries((rows[0]?.places ?? []).map(({ code }, i) => [code, ({ places }: GridRow) => places[i]?.qty ?? 0]));

type Question = Pick<StockQuestion, 'filter' | 'sort'> & { columns: readonly StockColumn[] };

/** The grid as a file; needs the permissions to export and to view stock. */
export const exportStock = ({ filter, sort, columns }: Question, context: CallContext): Promise<Outcome<ReplyOf<typeof staffStock.csv>>> =>
  inStaffSnapshot(context, 'exports.run', async (db, exporting) => {
    const scope = scopeOf(context.staff, 'stock.view');
    if (!scope) return fail('error_forbidden');
    const warehouses = common(scope.warehouses, exporting.warehouses);
    const select = async (page: { offset: number; limit: number }) =>
      (await selectStockGrid(db, { filter, sort, ...page, lang: context.lang, warehouses })).rows;
    const fields = { product: PRODUCT, ...FACTS, shelves: shelvesOf(await select({ offset: 0, limit: 1 })) };
    const pages = inPages(select);
    return ok(await makeListFile(db, { name: 'stock', fields, columns: ['product', ...columns], pages, narrowed: Object.keys(filter) }, { context }));
  });
