import { sql } from 'kysely';
import type { ParcelState } from '@vitrina/contract/staff/parcels';
import { type Db, json } from '../../../db/index.ts';

export interface ParcelRow {
  id: number;
  order_id: number;
  number: number;
  state: ParcelState;
  warehouse_id: number | null;
  warehouse: string | null;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  label_carrier: string | null;
  label_state: 'asked' | 'ready' | 'failed' | null;
  version: number;
  created_at: Date;
  shipped_at: Date | null;
  delivered_at: Date | null;
  items: { position: number; qty: number }[];
}

const COLUMNS = sql`
  s.id, s.order_id::float8 as order_id, s.number, s.state, s.warehouse_id, w.code as warehouse, s.carrier, s.tracking_number, s.tracking_url,
  s.label_carrier, s.label_state, s.version, s.created_at, s.shipped_at, s.delivered_at,
  coalesce((select json_agg(json_build_object('position', i.position, 'qty', i.qty) order by i.position) from shipment_items i where i.shipment_id = s.id), '[]') as items`;
const FROM = sql`from shipments s left join warehouses w on w.id = s.warehouse_id`;

export async function selectParcels(db: Db, orderId: number): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`select ${COLUMNS} ${FROM} where s.order_id = ${orderId}::bigint order by s.number`.execute(db);
  return rows;
}

export async function selectParcel(db: Db, id: number): Promise<ParcelRow | null> {
  const { rows } = await sql<ParcelRow>`select ${COLUMNS} ${FROM} where s.id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

/** A line of an order with the states of its units. */
export interface PackLine {
  position: number;
  product_id: number | null;
  code: string;
  title: string | null;
  /** Units for the buyer, without withdrawn ones. */
  wanted: number;
  /** Units in parcels. */
  packed: number;
  /** Units in shipped parcels. */
  shipped: number;
  delivered: number;
  /** Ids of the warehouses that hold units of it. */
  warehouses: number[];
}

/** Lines of an order; the order must be locked if the caller writes by them. */
export async function selectPackLines(db: Db, orderId: number): Promise<PackLine[]> {
  const { rows } = await sql<PackLine>`
    select i.position, i.product_id, i.code, t.title, i.qty - i.withdrawn as wanted,
      coalesce(p.packed, 0) as packed, coalesce(p.shipped, 0) as shipped, coalesce(p.delivered, 0) as delivered,
      array(select m.warehouse_id from stock_movements m where m.order_id = i.order_id and m.product_id = i.product_id
        group by m.warehouse_id having sum(m.qty) < 0 order by m.warehouse_id) as warehouses
    from order_items i join orders o on o.id = i.order_id
    left join product_texts t on t.product_id = i.product_id and t.lang = o.lang
    left join lateral (
      select sum(x.qty)::integer as packed, sum(x.qty) filter (where s.state in ('shipped', 'delivered'))::integer as shipped,
        sum(x.qty) filter (where s.state = 'delivered')::integer as delivered
      from shipment_items x join shipments s on s.id = x.shipment_id and s.state <> 'cancelled' where x.order_id = i.order_id and x.position = i.position
    ) p on true
    where i.order_id = ${orderId}::bigint and i.service_code is null order by i.position`.execute(db);
  return rows;
}

export interface NewParcel {
  orderId: number;
  warehouseId: number | null;
  by: number | null;
  lines: readonly { position: number; qty: number }[];
}

/** Inserts a packed parcel of a locked order. */
export async function insertParcel(db: Db, { orderId, warehouseId, by, lines }: NewParcel): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with s as (
      insert into shipments (order_id, number, state, warehouse_id, created_by)
      select ${orderId}::bigint, coalesce(max(number), 0) + 1, 'packed', ${warehouseId}::integer, ${by}::integer from shipments where order_id = ${orderId}::bigint
      returning id
    ), items as (
      insert into shipment_items (shipment_id, order_id, position, qty)
      select s.id, ${orderId}::bigint, l.position, l.qty from s, jsonb_to_recordset(${json(lines)}::jsonb) as l(position smallint, qty integer)
    )
    select id from s`.execute(db);
  return (rows[0] as { id: number }).id;
}

export interface Tracking {
  carrier?: string | undefined;
  tracking_number?: string | undefined;
  tracking_url?: string | undefined;
}

/** Saves the state of a parcel; given tracking data replace the stored ones. */
export async function updateParcelState(
  db: Db,
  { id, state, carrier, tracking_number, tracking_url }: Tracking & { id: number; state: ParcelState },
): Promise<void> {
  await sql`
    update shipments set state = ${state}, version = version + 1, carrier = coalesce(${carrier ?? null}, carrier),
      tracking_number = coalesce(${tracking_number ?? null}, tracking_number), tracking_url = coalesce(${tracking_url ?? null}, tracking_url),
      shipped_at = case when ${state} = 'shipped' then now() else shipped_at end,
      delivered_at = case when ${state} = 'delivered' then now() else delivered_at end,
      cancelled_at = case when ${state} = 'cancelled' then now() else cancelled_at end
    where id = ${id}::integer`.execute(db);
}

export type TrackingFields = Record<'carrier' | 'tracking_number' | 'tracking_url', string | null>;

export async function writeTracking(db: Db, id: number, { carrier, tracking_number, tracking_url }: TrackingFields, version: number): Promise<void> {
  await sql`
    update shipments set carrier = ${carrier}, tracking_number = ${tracking_number}, tracking_url = ${tracking_url}, version = ${version}::integer
    where id = ${id}::integer`.execute(db);
}

/** `null`: unknown code. */
export async function selectWarehouseId(db: Db, code: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from warehouses where code = ${code}`.execute(db);
  return rows[0]?.id ?? null;
}
