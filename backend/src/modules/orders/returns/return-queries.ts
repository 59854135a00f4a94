import { endOfPeriod } from '@vitrina/contract/law/holidays/end-of-period';
import { sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { ALARM_DAYS, type Condition, REFUND_DAYS, type ReturnKind, type ReturnState } from '@vitrina/contract/staff/returns';
import { type Db, json } from '../../../db/index.ts';
import { inScope } from '../desk/order-desk-queries.ts';

export interface ReturnRow {
  id: number;
  order_id: number;
  withdrawal_id: number | null;
  kind: ReturnKind;
  state: ReturnState;
  version: number;
  reason: string;
  started_at: Date;
  due_at: Date | null;
  alarm: 'none' | 'soon' | 'over';
  received_at: Date | null;
  inspected_at: Date | null;
  ended_at: Date | null;
  /** Minor units. */
  deduction: number;
  deduction_reason: string | null;
  refuse_reason: string | null;
  refused_from: ReturnState | null;
  refund_id: number | null;
  /** `null`: none was mailed. */
  label: { carrier: string; number: string; sent_at: string } | null;
  buyer: string;
  market: string;
  pieces: number;
  /** Received quantity; `null`: not received yet. */
  received: number | null;
  /** Each once, in no order. */
  conditions: Condition[];
}

/** SQL: urgency of a return by the due date of its refund: `over`, `soon` or `none`. */
export const RETURN_ALARM = sql`case when r.ended_at is not null or r.due_at is null then 'none' when r.due_at < now() then 'over'
  when r.due_at - make_interval(days => ${REFUND_DAYS - ALARM_DAYS}) < now() then 'soon' else 'none' end`;
const RETURN_COLUMNS = sql`
  r.id, r.order_id::float8 as order_id, r.withdrawal_id::float8 as withdrawal_id, r.kind, r.state, r.version, r.reason, r.started_at, r.due_at, ${RETURN_ALARM} as alarm,
  r.received_at, r.inspected_at, r.ended_at, r.deduction, r.deduction_reason, r.refuse_reason, r.refused_from, r.refund_id::float8 as refund_id,
  case when r.label_pdf is not null then jsonb_build_object('carrier', r.label_carrier, 'number', r.label_number, 'sent_at', r.label_sent_at) end as label,
  o.buyer_name as buyer, o.lang as market, g.pieces, g.received, g.conditions`;
const FROM_RETURNS = sql`from returns r join orders o on o.id = r.order_id`;
/** SQL: rows of returns `r` with their order `o`. */
export const RETURNS = sql`select ${RETURN_COLUMNS} ${FROM_RETURNS} cross join lateral (
  select coalesce(sum(i.qty), 0)::integer as pieces, sum(i.received)::integer as received,
    coalesce(array_agg(distinct i.condition) filter (where i.condition is not null), '{}') as conditions
  from return_items i where i.return_id = r.id) g`;

/** A return in scope; `null`: there is none. */
export async function selectReturn(db: Db, id: number, scope: Scope): Promise<ReturnRow | null> {
  const { rows } = await sql<ReturnRow>`${RETURNS} where r.id = ${id}::integer and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

export interface ReturnLine {
  position: number;
  product_id: number | null;
  code: string;
  title: string | null;
  /** Code of the service; `null`: a product. A service is refunded without goods. */
  service_code: string | null;
  qty: number;
  received: number | null;
  condition: Condition | null;
  place: 'stock' | 'write_off' | null;
  warehouse_id: number | null;
  warehouse: string | null;
}

export async function selectReturnLines(db: Db, id: number): Promise<ReturnLine[]> {
  const { rows } = await sql<ReturnLine>`
    select x.position, i.product_id, i.code, t.title, i.service_code, x.qty, x.received, x.condition, x.place, x.warehouse_id, w.code as warehouse
    from return_items x join order_items i on i.order_id = x.order_id and i.position = x.position join orders o on o.id = x.order_id
    left join product_texts t on t.product_id = i.product_id and t.lang = o.lang left join warehouses w on w.id = x.warehouse_id
    where x.return_id = ${id}::integer order by x.position`.execute(db);
  return rows;
}

/** Amount of one refund decision, over all payments; minor units. */
export async function sumDecision(db: Db, decisionId: number): Promise<{ amount: number; delivery: number }> {
  const { rows } = await sql<{ amount: number; delivery: number }>`
    select coalesce(sum(amount), 0)::integer as amount, coalesce(sum(delivery_amount), 0)::integer as delivery
    from refunds where decision_id = ${decisionId}::bigint`.execute(db);
  return rows[0] as { amount: number; delivery: number };
}

export async function selectPhotoIds(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from return_photos where return_id = ${id}::integer order by id`.execute(db);
  return rows.map((row) => row.id);
}

/** Days from the receipt of a statement until its refund is due: fourteen, or until the next working day if the last is none at the seller's. */
async function refundDays(db: Db, withdrawalId: number): Promise<number> {
  const { rows } = await sql<{ day: string; seller_country: string | null }>`
    select ((w.received_at + make_interval(days => ${REFUND_DAYS})) at time zone o.time_zone)::date::text as day, o.seller_country
    from withdrawals w join orders o on o.id = w.order_id where w.id = ${withdrawalId}::bigint`.execute(db);
  const { day, seller_country } = rows[0] as { day: string; seller_country: string | null };
  return REFUND_DAYS + (Date.parse(endOfPeriod(day, seller_country ?? '')) - Date.parse(day)) / 86_400_000;
}

/** Starts the return of a confirmed statement, or confirms its waiting return; none for a statement that cancels the order, as nothing was shipped. */
export async function openReturnOfWithdrawal(db: Db, withdrawalId: number): Promise<void> {
  const days = await refundDays(db, withdrawalId);
  await sql`
    insert into returns (order_id, withdrawal_id, kind, state, reason, started_at, due_at)
    select order_id, id, 'withdrawal', 'announced', message, received_at, received_at + make_interval(days => ${days}::integer)
    from withdrawals where id = ${withdrawalId}::bigint and not cancels and confirmed_at is not null
    on conflict (withdrawal_id) do update set state = 'announced', version = returns.version + 1 where returns.state = 'unconfirmed'`.execute(db);
  await sql`
    insert into return_items (return_id, order_id, position, qty)
    select r.id, i.order_id, i.position, i.qty from withdrawal_items i join returns r on r.withdrawal_id = i.withdrawal_id where i.withdrawal_id = ${withdrawalId}::bigint
    on conflict do nothing`.execute(db);
  // Cancelled pieces never left, so they cannot come back.
  await sql`delete from returns where withdrawal_id = ${withdrawalId}::bigint and state = 'unconfirmed'`.execute(db);
}

/** Inserts the return of a statement that waits for confirmation by mail. */
export async function noteUnconfirmed(db: Db, withdrawalId: number): Promise<void> {
  const days = await refundDays(db, withdrawalId);
  await sql`
    insert into returns (order_id, withdrawal_id, kind, state, reason, started_at, due_at)
    select order_id, id, 'withdrawal', 'unconfirmed', message, received_at, received_at + make_interval(days => ${days}::integer)
    from withdrawals where id = ${withdrawalId}::bigint on conflict do nothing`.execute(db);
}

export interface NewReturn {
  orderId: number;
  kind: ReturnKind;
  reason: string;
  by: number | null;
  lines: readonly { position: number; qty: number }[];
}

export async function insertReturn(db: Db, { orderId, kind, reason, by, lines }: NewReturn): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with r as (
      insert into returns (order_id, kind, state, reason, created_by) values (${orderId}::bigint, ${kind}, 'announced', ${reason}, ${by}::integer) returning id
    ), written as (
      insert into return_items (return_id, order_id, position, qty)
      select r.id, ${orderId}::bigint, l.position, l.qty from r, jsonb_to_recordset(${json(lines)}::jsonb) as l(position smallint, qty integer)
    )
    select id from r`.execute(db);
  return (rows[0] as { id: number }).id;
}

/**
 * Units of each line that are with the buyer and in no return except refused ones: shipped ones, less received and announced ones. A delivered
 * order imported from another shop has no shipments: all of its units count as shipped.
 */
export async function selectReturnable(db: Db, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ position: number; left: number }>`
    select i.position, case when o.status = 'delivered' and not exists (select from shipments s where s.order_id = o.id) then i.qty
      else coalesce((select sum(x.qty) from shipment_items x join shipments s on s.id = x.shipment_id and s.state in ('shipped', 'delivered')
        where x.order_id = i.order_id and x.position = i.position), 0)::integer end
      - coalesce((select sum(coalesce(x.received, x.qty)) from return_items x join returns r on r.id = x.return_id and r.state <> 'refused'
        where x.order_id = i.order_id and x.position = i.position), 0)::integer as left
    from order_items i join orders o on o.id = i.order_id where o.id = ${orderId}::bigint and i.service_code is null`.execute(db);
  return new Map(rows.map(({ position, left }) => [position, left]));
}

export async function writeReceived(db: Db, id: number, lines: readonly { position: number; received: number | null }[]): Promise<void> {
  await sql`
    update return_items i set received = l.received from jsonb_to_recordset(${json(lines)}::jsonb) as l(position smallint, received integer)
    where i.return_id = ${id}::integer and i.position = l.position`.execute(db);
}

export type Inspected = Pick<ReturnLine, 'position' | 'condition' | 'place' | 'warehouse_id'>;

export async function writeInspected(db: Db, id: number, lines: readonly Inspected[]): Promise<void> {
  await sql`
    update return_items i set condition = l.condition, place = l.place, warehouse_id = l.warehouse_id
    from jsonb_to_recordset(${json(lines)}::jsonb) as l(position smallint, condition text, place text, warehouse_id integer)
    where i.return_id = ${id}::integer and i.position = l.position`.execute(db);
}

export type ReturnStep = Pick<ReturnRow, 'id' | 'state' | 'version' | 'deduction' | 'deduction_reason' | 'refuse_reason' | 'refused_from' | 'refund_id'>;

/** Saves the state of a locked return, with its times. */
export async function writeReturn(
  db: Db,
  { id, state, version, deduction, deduction_reason, refuse_reason, refused_from, refund_id }: ReturnStep,
): Promise<void> {
  await sql`
    update returns set state = ${state}, version = ${version}::integer, deduction = ${deduction}::integer, deduction_reason = ${deduction_reason},
      refuse_reason = ${refuse_reason}, refused_from = ${refused_from}, refund_id = ${refund_id}::bigint,
      received_at = case when ${state} in ('unconfirmed', 'announced') then null when ${state} = 'received' then coalesce(received_at, now()) else received_at end,
      inspected_at = case when ${state} in ('unconfirmed', 'announced', 'received') then null when ${state} = 'inspected' then coalesce(inspected_at, now()) else inspected_at end,
      ended_at = case when ${state} in ('settled', 'refused') then now() end
    where id = ${id}::integer`.execute(db);
}

/** The label of a return; `null`: none. */
export async function selectReturnLabel(db: Db, id: number): Promise<Buffer | null> {
  const { rows } = await sql<{ pdf: Buffer | null }>`select label_pdf as pdf from returns where id = ${id}::integer`.execute(db);
  return rows[0]?.pdf ?? null;
}

/** Stores a new label. */
export const writeReturnLabel = (db: Db, id: number, { carrier, number, pdf }: { carrier: string; number: string; pdf: Buffer }) =>
  sql`update returns set label_carrier = ${carrier}, label_number = ${number}, label_pdf = ${pdf}, label_sent_at = now() where id = ${id}::integer`.execute(db);

/** Records that the label was mailed again. */
export const touchReturnLabel = (db: Db, id: number) => sql`update returns set label_sent_at = now() where id = ${id}::integer`.execute(db);

/** True if all pieces of an order were withdrawn or returned otherwise. */
export async function selectIsWhole(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select bool_and(greatest(i.withdrawn, coalesce((select sum(x.received) from return_items x join returns r on r.id = x.return_id and r.state <> 'refused'
      where x.order_id = i.order_id and x.position = i.position), 0)) >= i.qty) as "isWhole" from order_items i where i.order_id = ${orderId}::bigint and i.service_code is null`.execute(
    db,
  );
  return rows[0]?.isWhole === true;
}

/** Warehouse that most of an order's goods came from; `null`: none. */
export async function selectOwnWarehouse(db: Db, orderId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select m.warehouse_id as id from stock_movements m join warehouses w on w.id = m.warehouse_id where m.order_id = ${orderId}::bigint and m.qty < 0
    group by m.warehouse_id order by sum(m.qty), m.warehouse_id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

interface Shelf {
  product_id: number;
  warehouse_id: number;
  /** Negative: removed again. */
  qty: number;
}

/**
 * Adds units to stock or removes them, with their movements, sorted against deadlocks. Returns the products with too little stock; then nothing
 * was changed.
 */
export async function moveReturned(
  db: Db,
  { orderId, moves, reason, by }: { orderId: number; moves: readonly Shelf[]; reason: 'return' | 'correction'; by: number | null },
): Promise<number[]> {
  const rows = json(moves);
  await sql`
    insert into stock (product_id, warehouse_id, qty) select distinct product_id, warehouse_id, 0 from jsonb_to_recordset(${rows}::jsonb) as m(product_id integer, warehouse_id integer)
    order by product_id, warehouse_id on conflict do nothing`.execute(db);
  await sql`
    select from stock s join (select distinct product_id, warehouse_id from jsonb_to_recordset(${rows}::jsonb) as m(product_id integer, warehouse_id integer)) m
      on m.product_id = s.product_id and m.warehouse_id = s.warehouse_id order by s.product_id, s.warehouse_id for update of s`.execute(db);
  const short = await sql<{ product_id: number }>`
    select s.product_id from stock s join (
      select product_id, warehouse_id, sum(qty)::integer as qty from jsonb_to_recordset(${rows}::jsonb) as m(product_id integer, warehouse_id integer, qty integer) group by 1, 2
    ) m on m.product_id = s.product_id and m.warehouse_id = s.warehouse_id where s.qty + m.qty < 0`.execute(db);
  if (short.rows.length > 0) return short.rows.map(({ product_id }) => product_id);
  await sql`
    update stock s set qty = s.qty + m.qty from (
      select product_id, warehouse_id, sum(qty)::integer as qty from jsonb_to_recordset(${rows}::jsonb) as m(product_id integer, warehouse_id integer, qty integer) group by 1, 2
    ) m where m.product_id = s.product_id and m.warehouse_id = s.warehouse_id`.execute(db);
  await sql`
    insert into stock_movements (product_id, warehouse_id, qty, order_id, reason, by_user)
    select product_id, warehouse_id, qty, ${orderId}::bigint, ${reason}, ${by}::integer
    from jsonb_to_recordset(${rows}::jsonb) as m(product_id integer, warehouse_id integer, qty integer)`.execute(db);
  return [];
}
