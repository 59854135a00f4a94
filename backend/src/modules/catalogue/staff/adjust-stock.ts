import { sql } from 'kysely';
import type { FieldError } from '@vitrina/contract/errors';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock } from '@vitrina/contract/staff/stock';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { type Author, recordChanges } from '../../changes/index.ts';
import { type KnownPlace, lockStockRows, selectPlaces, type StockMove, type StockRow, writeStock } from './stock-queries.ts';

interface Item {
  product_code: string;
  warehouse: string;
  delta: number;
}

interface Input {
  items: readonly Item[];
  reason: string;
  note?: string | undefined;
}

type Adjusted = ReplyOf<typeof staffStock.adjust>;

/** Greatest quantity of a product in one warehouse. */
const MOST = 2_000_000_000;

/** Adds or removes pieces, for all items or none; records stock movements and changes. */
export async function adjustStock(input: Input, context: CallContext): Promise<Outcome<Adjusted>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_stock_adjust', body: input }, (db) => adjust(db, input, { context, author: { context } }));
}

interface Adjuster {
  context: Pick<CallContext, 'actor' | 'staff'>;
  author: Author;
}

export async function adjust(db: Db, { items, reason, note }: Input, { context, author }: Adjuster): Promise<Outcome<Adjusted>> {
  const scope = scopeOf(context.staff, 'stock.adjust');
  if (!scope) return fail('error_forbidden');
  const places = await selectPlaces(db, items);
  const unknown = places.flatMap(unknownFields);
  if (unknown.length > 0) return fail('error_bad_input', { errors: unknown });
  const foreign = places.filter(({ warehouse_id }) => scope.warehouses !== null && !scope.warehouses.includes(warehouse_id as number));
  if (foreign.length > 0)
    return fail('error_forbidden', { errors: foreign.map(({ place }) => ({ field: `items.${place}.warehouse`, label_name: 'error_forbidden' })) });
  const moves = places.map(({ place, product_id, warehouse_id }) => ({
    product_id: product_id as number,
    warehouse_id: warehouse_id as number,
    delta: (items[place] as Item).delta,
  }));
  const before = await lockStockRows(db, moves);
  const after = before.map((row) => ({ ...row, qty: moves.filter((move) => isAt(move, row)).reduce((sum, { delta }) => sum + delta, row.qty) }));
  const short = after.filter(({ qty }) => qty < 0 || qty > MOST);
  if (short.length > 0) return fail('error_quantity_not_available', { errors: short.flatMap((row) => shortFields(row, { moves, before })) });
  // A count equal to the expected quantity moves no stock.
  await writeStock(db, { after, moves: moves.filter(({ delta }) => delta !== 0), reason, note: note ?? null, by: context.actor.userId });
  if (reason === 'received') await endWaiting(db, moves);
  const change_ids = await recordChanges(db, changesOf(items, { moves, before, after, reason }), author);
  return ok({ items: items.map(({ product_code, warehouse }, i) => ({ product_code, warehouse, qty: qtyAt(after, moves[i] as StockMove) })), change_ids });
}

/** Clears the expected restock day of products that arrived. */
const endWaiting = (db: Db, moves: readonly StockMove[]) =>
  sql`update products set restock_on = null where id = any(${[...new Set(moves.map(({ product_id }) => product_id))]}::integer[]) and restock_on is not null`.execute(
    db,
  );

const isAt = (one: { product_id: number; warehouse_id: number }, other: { product_id: number; warehouse_id: number }): boolean =>
  one.product_id === other.product_id && one.warehouse_id === other.warehouse_id;
const qtyAt = (rows: readonly StockRow[], place: StockMove): number => rows.find((row) => isAt(row, place))?.qty ?? 0;

const unknownFields = ({ place, product_id, warehouse_id }: KnownPlace): FieldError[] => [
  ...(product_id === null ? [{ field: `items.${place}.product_code`, label_name: 'error_field_unknown_value' as const }] : []),
  ...(warehouse_id === null ? [{ field: `items.${place}.warehouse`, label_name: 'error_field_unknown_value' as const }] : []),
];

/** Errors of all items that contribute to an impossible quantity. */
const shortFields = (row: StockRow, { moves, before }: { moves: readonly StockMove[]; before: readonly StockRow[] }): FieldError[] =>
  moves.flatMap((move, i) =>
    isAt(move, row) ? [{ field: `items.${i}.delta`, label_name: 'error_quantity_not_available' as const, available: qtyAt(before, move) }] : [],
  );

interface Sides {
  moves: readonly StockMove[];
  before: readonly StockRow[];
  after: readonly StockRow[];
  reason: string;
}

/** One change per product, with its warehouses as fields. */
function changesOf(items: readonly Item[], { moves, before, after, reason }: Sides) {
  const products = Map.groupBy(
    items.map((item, i) => ({ item, move: moves[i] as StockMove })),
    ({ move }) => move.product_id,
  );
  const changes = [...products].map(([productId, same]) => ({
    kind: 'stock',
    subjectId: String(productId),
    version: 0,
    action: reason,
    paths: [...new Map(same.map(({ item, move }) => [item.warehouse, move]))].map(([warehouse, move]) => ({
      path: `qty.${warehouse}`,
      before: qtyAt(before, move),
      after: qtyAt(after, move),
    })),
  }));
  return changes.map((change) => ({ ...change, paths: change.paths.filter(({ before, after }) => before !== after) })).filter(({ paths }) => paths.length > 0);
}
