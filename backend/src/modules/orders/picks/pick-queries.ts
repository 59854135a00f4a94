import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Db, json } from '../../../db/index.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import type { Scope } from '@vitrina/contract/staff/permissions';

export interface PickRow {
  id: number;
  warehouse_id: number;
  warehouse: string;
  created_at: Date;
  done_at: Date | null;
  orders: number;
  pieces: number;
  picked: number;
  short: number;
}

const SUMS = sql`
  p.id, p.warehouse_id, w.code as warehouse, p.created_at, p.done_at, count(distinct l.order_id)::integer as orders,
  coalesce(sum(l.qty), 0)::integer as pieces, coalesce(sum(l.picked), 0)::integer as picked, coalesce(sum(l.short), 0)::integer as short`;
const FROM = sql`from picks p join warehouses w on w.id = p.warehouse_id left join pick_lines l on l.pick_id = p.id`;

/** SQL: the pick is in a warehouse in scope, and all of its orders are of markets in scope. */
const isInScope = ({ warehouses, markets }: Scope): RawBuilder<unknown> => sql`
  (${warehouses}::integer[] is null or p.warehouse_id = any(${warehouses}::integer[])) and (${markets}::text[] is null or not exists (
    select from pick_lines x join orders o on o.id = x.order_id where x.pick_id = p.id and o.lang <> all(${markets}::text[])))`;

export interface PickQuery {
  open: boolean | undefined;
  warehouse: string | undefined;
  scope: Scope;
  offset: number;
  limit: number;
}

export async function selectPicks(db: Db, { open, warehouse, scope, offset, limit }: PickQuery): Promise<{ rows: PickRow[]; total: number }> {
  const where = sql`
    where (${open ?? null}::boolean is null or (p.done_at is null) = ${open ?? null}::boolean) and (${warehouse ?? null}::text is null or w.code = ${warehouse ?? null})
      and ${isInScope(scope)}`;
  const { rows } = await sql<PickRow>`select ${SUMS} ${FROM} ${where} group by p.id, w.code order by p.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n from picks p join warehouses w on w.id = p.warehouse_id ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** A pick in scope; `null`: there is none. */
export async function selectPick(db: Db, id: number, scope: Scope): Promise<PickRow | null> {
  const { rows } = await sql<PickRow>`select ${SUMS} ${FROM} where p.id = ${id}::integer and ${isInScope(scope)} group by p.id, w.code`.execute(db);
  return rows[0] ?? null;
}

export async function selectWarehouses(db: Db, { warehouses }: Pick<Scope, 'warehouses'>): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from warehouses where ${warehouses}::integer[] is null or id = any(${warehouses}::integer[]) order by id`.execute(db);
  return rows;
}

/** Locks a pick until the transaction ends. */
export const lockPick = (db: Db, id: number) => sql`select from picks where id = ${id}::integer for update`.execute(db);

export interface PickLineRow {
  id: number;
  order_id: number;
  position: number;
  product_id: number | null;
  code: string;
  title: string | null;
  ean: string | null;
  image: string | null;
  qty: number;
  picked: number;
  short: number;
}

/** Lines ordered by code, as the walk through the shelves. `lang`: language of the titles; absent: the buyer's. */
export async function selectPickLines(db: Db, pickId: number, lang: LanguageCode | null = null): Promise<PickLineRow[]> {
  const { rows } = await sql<PickLineRow>`
    select l.id, l.order_id::float8 as order_id, l.position, l.product_id, i.code, coalesce(own.title, t.title) as title, p.ean, l.qty, l.picked, l.short,
      (select m.upload_path from product_images m where m.product_id = l.product_id order by m.position limit 1) as image
    from pick_lines l join order_items i on i.order_id = l.order_id and i.position = l.position join orders o on o.id = l.order_id
    left join products p on p.id = l.product_id left join product_texts t on t.product_id = l.product_id and t.lang = o.lang
    left join product_texts own on own.product_id = l.product_id and own.lang = ${lang}
    where l.pick_id = ${pickId}::integer order by i.code, l.id`.execute(db);
  return rows;
}

/** SQL: the order is to be packed: parts have not left, and no refund is under way. */
const TO_PACK = sql`o.status in ('confirmed', 'packed') and o.payment_status not in ('refund_due', 'refunded')`;
const inOpenPick = (warehouseId: number) =>
  sql`exists (select from pick_lines l join picks p on p.id = l.pick_id and p.done_at is null and p.warehouse_id = ${warehouseId}::integer where l.order_id = o.id)`;

export interface WaitingOrdersQuery {
  warehouseId: number;
  scope: Scope;
  until: string | undefined;
  market: string | undefined;
  limit: number;
}

/**
 * Ids of the orders that wait longest for goods of a warehouse and are in no open pick of it. Reserved stock is checked in this order (`offset 0`
 * preserves it) until enough orders are found, and only for orders with stock from there.
 */
export async function selectWaitingOrders(db: Db, { warehouseId, scope, until, market, limit }: WaitingOrdersQuery): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id::float8 as id from (
      select o.id, o.created_at from orders o
      where ${TO_PACK} and ${inScope(scope)} and not ${inOpenPick(warehouseId)}
        and exists (select from stock_movements m where m.order_id = o.id and m.warehouse_id = ${warehouseId}::integer and m.qty < 0)
        and (${until ?? null}::timestamptz is null or o.created_at < ${until ?? null}::timestamptz) and (${market ?? null}::text is null or o.lang = ${market ?? null})
      order by o.created_at, o.id offset 0
    ) o
    where exists (select from (${linesIn(warehouseId, sql`i.order_id = o.id`)}) x)
    order by o.created_at, o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks orders sorted by id, against deadlocks. Returns those that may be packed, and whether they are in an open pick. */
export async function lockOrdersToPick(
  db: Db,
  ids: readonly number[],
  { warehouseId, scope }: Pick<WaitingOrdersQuery, 'warehouseId' | 'scope'>,
): Promise<{ id: number; isTaken: boolean; canPack: boolean }[]> {
  await sql`select from orders where id = any(${ids}::bigint[]) order by id for update`.execute(db);
  const { rows } = await sql<{ id: number; isTaken: boolean; canPack: boolean }>`
    select o.id::float8 as id, ${inOpenPick(warehouseId)} as "isTaken", ${TO_PACK} as "canPack"
    from orders o where o.id = any(${ids}::bigint[]) and ${inScope(scope)} order by o.created_at, o.id`.execute(db);
  return rows;
}

/**
 * SQL: units of lines that are in a warehouse and in no parcel: the order's stock there, assigned to its lines from the first on. `of`: condition
 * over `i`, lines of orders.
 */
const linesIn = (warehouseId: number, of: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select order_id, position, product_id, least(open, held - before) as qty from (
    select i.order_id, i.position, i.product_id, i.open, h.held, sum(i.open) over (partition by i.order_id, i.product_id order by i.position) - i.open as before
    from (
      select i.order_id, i.position, i.product_id, i.qty - i.withdrawn - coalesce((
        select sum(x.qty) from shipment_items x join shipments s on s.id = x.shipment_id and s.state <> 'cancelled' where x.order_id = i.order_id and x.position = i.position), 0) as open
      from order_items i where ${of}
    ) i
    join lateral (
      select coalesce(-sum(m.qty), 0) - coalesce((
        select sum(x.qty) from shipment_items x join shipments s on s.id = x.shipment_id and s.state <> 'cancelled' and s.warehouse_id = ${warehouseId}::integer
        join order_items y on y.order_id = x.order_id and y.position = x.position and y.product_id = i.product_id where x.order_id = i.order_id), 0) as held
      from stock_movements m where m.order_id = i.order_id and m.product_id = i.product_id and m.warehouse_id = ${warehouseId}::integer
    ) h on true
    where i.open > 0
  ) lines where least(open, held - before) > 0`;

/** Inserts a pick of the orders' stock in a warehouse; the orders must be locked. `null`: they have none there. */
export async function insertPick(
  db: Db,
  { warehouseId, orderIds, by }: { warehouseId: number; orderIds: readonly number[]; by: number | null },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with lines as materialized (${linesIn(warehouseId, sql`i.order_id = any(${orderIds}::bigint[])`)}),
    pick as (insert into picks (warehouse_id, created_by) select ${warehouseId}::integer, ${by}::integer where exists (select from lines) returning id),
    written as (
      insert into pick_lines (pick_id, id, order_id, position, product_id, qty)
      select pick.id, row_number() over (order by array_position(${orderIds}::bigint[], l.order_id), l.position), l.order_id, l.position, l.product_id, l.qty from lines l, pick
    )
    select id from pick`.execute(db);
  return rows[0]?.id ?? null;
}

export interface ScanRow {
  client_id: string;
  ean: string;
  qty: number;
  is_short: boolean;
  taken: number;
  refused: 'error_wrong_product' | 'error_already_picked' | null;
  scanned_at: string | null;
}

export async function selectScans(db: Db, pickId: number, clientIds: readonly string[]): Promise<ScanRow[]> {
  const { rows } = await sql<ScanRow>`
    select client_id, ean, qty, is_short, taken, refused from pick_scans where pick_id = ${pickId}::integer and client_id = any(${clientIds}::text[])`.execute(
    db,
  );
  return rows;
}

/** Products of the pick by their printed codes. */
export async function selectScanned(db: Db, keys: readonly string[]): Promise<{ key: string; product_id: number }[]> {
  const { rows } = await sql<{ key: string; product_id: number }>`
    select code_key as key, product_id from product_codes where code_key = any(${keys}::text[]) and kind in ('code', 'ean')
    union select ean, id from products where ean = any(${keys}::text[])`.execute(db);
  return rows;
}

export async function writeScans(
  db: Db,
  {
    pickId,
    scans,
    lines,
    by,
  }: { pickId: number; scans: readonly ScanRow[]; lines: readonly Pick<PickLineRow, 'id' | 'picked' | 'short'>[]; by: number | null },
): Promise<void> {
  await sql`
    insert into pick_scans (pick_id, client_id, ean, qty, is_short, taken, refused, scanned_at, by_user)
    select ${pickId}::integer, client_id, ean, qty, is_short, taken, refused, scanned_at, ${by}::integer
    from jsonb_to_recordset(${json(scans)}::jsonb) as s(client_id text, ean text, qty integer, is_short boolean, taken integer, refused text, scanned_at timestamptz)`.execute(
    db,
  );
  await sql`
    update pick_lines l set picked = n.picked, short = n.short from jsonb_to_recordset(${json(lines)}::jsonb) as n(id smallint, picked integer, short integer)
    where l.pick_id = ${pickId}::integer and l.id = n.id`.execute(db);
}

/** Ends a pick; units not picked count as missing. */
export async function endPick(db: Db, id: number, by: number | null): Promise<void> {
  await sql`update picks set done_at = now(), done_by = ${by}::integer where id = ${id}::integer`.execute(db);
  await sql`update pick_lines set short = qty - picked where pick_id = ${id}::integer`.execute(db);
}
