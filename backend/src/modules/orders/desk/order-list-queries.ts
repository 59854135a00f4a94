import { type RawBuilder, sql } from 'kysely';
import { ORDER_MARKS, type ORDER_PARTS, type OrderMark } from '@vitrina/contract/staff/orders';
import type { Db } from '../../../db/index.ts';
import { type OrderReader, type DeskRow, inScope, ORDER_COLUMNS } from './order-desk-queries.ts';
import { type CutOff, hasMark, matchingOrders, type OrderFilter } from './order-filter.ts';
import { textPart } from './order-text-queries.ts';

export type OrderPart = (typeof ORDER_PARTS)[number];

export interface OrderQuery {
  filter: OrderFilter;
  cutOff: CutOff;
}

interface Page {
  /** Excludes orders placed later. */
  until: Date;
  sort: string;
  offset: number;
  limit: number;
  parts: readonly OrderPart[];
  /** Rows of the whole list, if known: a page in its second half is read from the end. */
  total?: number;
}

/** A row of the list; columns not selected are `undefined`. */
export interface ListRow extends DeskRow {
  parcels?: number;
  carriers?: string[];
  warehouses?: string[];
  marks?: OrderMark[];
}

type Direction = 'asc' | 'desc';

function orderBy(name: string, to: Direction): RawBuilder<unknown> {
  const direction = sql.raw(to);
  if (name === 'number') return sql`o.id ${direction}`;
  return sql`${name === 'total' ? sql`o.total` : sql`o.created_at`} ${direction}, o.id ${direction}`;
}

/** Returns the filter as a condition over `orders o`. */
export async function conditionOf(db: Db, { filter, cutOff }: OrderQuery, caller: OrderReader): Promise<RawBuilder<unknown>> {
  const found = await textPart(db, filter.text ?? '', caller.seesDetails);
  return sql`${matchingOrders(filter, cutOff)} and ${found} and ${inScope(caller.scope)}`;
}

/** One page of orders. */
export async function selectOrderPage(
  db: Db,
  where: RawBuilder<unknown>,
  { until, sort, parts, cutOff, ...place }: Page & { cutOff: CutOff },
): Promise<ListRow[]> {
  const [name, direction]: [string, Direction] = sort.startsWith('-') ? [sort.slice(1), 'desc'] : [sort, 'asc'];
  const { offset, limit, isFromEnd } = placeOf(place);
  const walked = isFromEnd ? turned(direction) : direction;
  // The page's ids first: the index skips the rows before it without reading them.
  const page = sql`select o.id from orders o where o.created_at <= ${until} and ${where} order by ${orderBy(name, walked)} limit ${limit} offset ${offset}`;
  const { rows } = await sql<ListRow>`
    select ${ORDER_COLUMNS}${partColumns(parts, cutOff)} from orders o where o.id in (${page}) order by ${orderBy(name, direction)}`.execute(db);
  return rows;
}

const turned = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc');

/** Returns the offset of a page, counted from the nearer end of the list. */
function placeOf({ offset, limit, total }: Pick<Page, 'offset' | 'limit' | 'total'>): { offset: number; limit: number; isFromEnd: boolean } {
  if (total === undefined || offset <= total / 2) return { offset, limit, isFromEnd: false };
  const last = Math.min(total, offset + limit);
  return { offset: total - last, limit: Math.max(0, last - offset), isFromEnd: true };
}

/** Counts orders placed until a moment; `null`: all. Counts all of them in the smallest index and subtracts the few later ones. */
export async function countOrdersOf(db: Db, where: RawBuilder<unknown>, until: Date | null): Promise<number> {
  const later = until === null ? sql`0` : sql`(select count(*) from orders o where o.created_at > ${until} and ${where})`;
  const { rows } = await sql<{ n: number }>`select ((select count(*) from orders o where ${where}) - ${later})::integer as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Counts the orders placed after a moment. */
export async function countOrdersSince(db: Db, where: RawBuilder<unknown>, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from orders o where o.created_at > ${since} and ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

function partColumns(parts: readonly OrderPart[], cutOff: CutOff): RawBuilder<unknown> {
  const marks = ORDER_MARKS.map((mark) => sql`case when ${hasMark(mark, cutOff)} then ${sql.lit(mark)} end`);
  const columns: Readonly<Record<OrderPart, RawBuilder<unknown>>> = {
    parcels: sql`(select count(*)::integer from shipments s where s.order_id = o.id and s.state <> 'cancelled') as parcels,
      array(select distinct s.carrier from shipments s where s.order_id = o.id and s.state <> 'cancelled' and s.carrier is not null order by 1) as carriers`,
    warehouses: sql`array(select distinct h.code from stock_movements m join warehouses h on h.id = m.warehouse_id where m.order_id = o.id and m.qty < 0 order by 1) as warehouses`,
    marks: sql`array_remove(array[${sql.join(marks)}]::text[], null) as marks`,
  };
  return sql.join(
    parts.map((part) => sql`, ${columns[part]}`),
    sql``,
  );
}

/** Carriers of parcels, by skipping from one value of the index to the next. */
export async function selectCarriers(db: Db): Promise<string[]> {
  const { rows } = await sql<{ carrier: string }>`
    with recursive known as (
      (select carrier from shipments where carrier is not null order by carrier limit 1)
      union all
      select (select s.carrier from shipments s where s.carrier > k.carrier order by s.carrier limit 1) from known k where k.carrier is not null
    )
    select carrier from known where carrier is not null limit 200`.execute(db);
  return rows.map(({ carrier }) => carrier);
}

/** Warehouses in scope with their names in a language. */
export async function selectPlacesOf(
  db: Db,
  { lang, scope: { warehouses } }: { lang: string; scope: OrderReader['scope'] },
): Promise<{ code: string; title: string }[]> {
  const { rows } = await sql<{ code: string; title: string }>`
    select w.code, coalesce(nullif(w.titles ->> ${lang}, ''), w.title) as title from warehouses w
    where ${warehouses}::integer[] is null or w.id = any(${warehouses}::integer[]) order by w.position, w.id`.execute(db);
  return rows;
}
