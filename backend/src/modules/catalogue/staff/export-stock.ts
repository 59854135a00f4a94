import type { ReplyOf } from '@vitrina/contract/endpoint';
import { MOST_CSV_ROWS } from '@vitrina/contract/staff/lists';
import type { StockColumn, staffStock } from '@vitrina/contract/staff/stock';
import type { CallContext } from '../../../http/context.ts';
import { inStaffTransaction } from '../../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { common, type ListFields, makeListFile } from '../../changes/index.ts';
import { type GridRow, selectStockGrid, type StockQuestion } from './stock-grid-queries.ts';

/** Which product a row is; stands in every file. */
const PRODUCT = { code: ({ code }: GridRow) => code, title: ({ title, code }: GridRow) => title ?? code };
const FACTS: ListFields<Exclude<StockColumn, 'shelves'>, GridRow> = {
  qty: { qty: ({ qty }) => qty },
  lowest: { lowest: ({ lowest }) => lowest },
  coming: { coming: ({ coming }) => coming },
  in_carts: { in_carts: ({ in_carts }) => in_carts },
  expected: { restock_on: ({ restock_on }) => restock_on },
};

/** A field for each warehouse that is asked for, by its code. */
const shelvesOf = (rows: readonly GridRow[]) =>
  Object.fromEntries((rows[0]?.places ?? []).map(({ code }, i) => [code, ({ places }: GridRow) => places[i]?.qty ?? 0]));

type Question = Pick<StockQuestion, 'filter' | 'sort'> & { columns: readonly StockColumn[] };

/** The grid as a file, within the right to export and the right to see stock. */
export const exportStock = ({ filter, sort, columns }: Question, context: CallContext): Promise<Outcome<ReplyOf<typeof staffStock.csv>>> =>
  inStaffTransaction(context, 'exports.run', async (db, exporting) => {
    const scope = scopeOf(context.staff, 'stock.view');
    if (!scope) return fail('error_forbidden');
    const warehouses = common(scope.warehouses, exporting.warehouses);
    const { rows, total } = await selectStockGrid(db, { filter, sort, offset: 0, limit: MOST_CSV_ROWS, lang: context.lang, warehouses });
    const fields = { product: PRODUCT, ...FACTS, shelves: shelvesOf(rows) };
    return ok(await makeListFile(db, { name: 'stock', fields, columns: ['product', ...columns], rows, total, narrowed: Object.keys(filter) }, { context }));
  });
