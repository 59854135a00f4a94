import { type RawBuilder, sql } from 'kysely';
import type { Device } from '@vitrina/contract/devices';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import type { CountryCode } from '@vitrina/contract/values/countries';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';

export interface DeviceRow {
  order_id: number;
  order_code: string;
  line: number;
  code: string;
  title: string;
  product: { id: number; slug: string; shown: boolean; image: string | null } | null;
  qty: number;
  country: CountryCode | null;
  bought_at: Date;
  delivered_at: Date;
  is_delivered: boolean;
  guarantee: { guarantor: string; months: number; durability?: boolean; territory?: string } | null;
  serial_number: string | null;
  recall: { number: string; kind: 'recall' | 'warning' } | null;
  open_claim: Device['open_claim'];
}

const MOST = 300;

/** Language of titles, and the shop's time zone for days. */
export interface DevicePlace {
  lang: LanguageCode;
  timeZone: string;
}

/** Lines of delivered or shipped orders with at least one unit still with the buyer, newest first. */
export async function selectDevices(
  db: Db,
  { lang, timeZone }: DevicePlace,
  of: { userId: number } | { orderId: number; line?: number | undefined },
): Promise<DeviceRow[]> {
  const languages = sql`${languagesFor(lang)}::text[]`;
  const { rows } = await sql<DeviceRow>`
    select o.id::float8 as order_id, o.code as order_code, i.position as line, i.code, coalesce(t.title, bought.title, i.code) as title, i.qty - back.qty as qty,
      o.snapshot #>> '{customer,country}' as country, o.created_at as bought_at, coalesce(came.delivered_at, came.shipped_at, o.created_at) as delivered_at,
      o.status = 'delivered' as is_delivered,
      p.law -> 'guarantee' as guarantee, d.serial_number,
      case when p.id is not null then jsonb_build_object('id', p.id, 'slug', coalesce(t.slug, ''), 'shown', p.visible,
        'image', (select g.upload_path from product_images g where g.product_id = p.id order by g.position limit 1)) end as product,
      (select jsonb_build_object('number', r.number, 'kind', r.kind) from recall_products rp join recalls r on r.id = rp.recall_id
        where rp.product_id = i.product_id and r.ended_at is null and is_sold_within(o.created_at, r.sold_from, r.sold_to, ${timeZone})
        order by r.kind, r.id desc limit 1) as recall,
      (select r.state from returns r join return_items x on x.return_id = r.id and x.position = i.position
        where r.order_id = o.id and r.kind = 'complaint' and r.ended_at is null order by r.id desc limit 1) as open_claim
    from orders o join order_items i on i.order_id = o.id left join products p on p.id = i.product_id
    left join order_devices d on d.order_id = o.id and d.position = i.position
    left join lateral (select x.title, x.slug from product_texts x where x.product_id = p.id order by array_position(${languages}, x.lang), x.lang limit 1) t on true
    left join lateral (select item ->> 'title' as title from jsonb_path_query(o.snapshot, '$.parcels[*].items[*]') item where item ->> 'code' = i.code limit 1) bought on true
    left join lateral (select max(e.at) filter (where e.kind = 'delivered') as delivered_at, max(e.at) filter (where e.kind = 'shipped') as shipped_at
      from order_events e where e.order_id = o.id) came on true
    cross join lateral (select coalesce(sum(x.received), 0)::integer as qty from return_items x join returns r on r.id = x.return_id and r.state = 'settled'
      where x.order_id = o.id and x.position = i.position) back
    where ${whose(of)} and o.status in ('shipped', 'delivered') and i.qty > back.qty
    order by o.created_at desc, o.id desc, i.position limit ${MOST}`.execute(db);
  return rows;
}

const whose = (of: { userId: number } | { orderId: number; line?: number | undefined }): RawBuilder<unknown> =>
  'userId' in of
    ? sql`o.user_id = ${of.userId}::integer`
    : sql`o.id = ${of.orderId}::bigint and (${of.line ?? null}::smallint is null or i.position = ${of.line ?? null}::smallint)`;

export interface ClaimRow {
  id: number;
  reason: string;
  state: NonNullable<Device['open_claim']>;
  refuse_reason: string | null;
  started_at: Date;
  received_at: Date | null;
  inspected_at: Date | null;
  ended_at: Date | null;
  photos: number;
}

/** Claims about one line, newest first. */
export async function selectClaims(db: Db, orderId: number, line: number): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select r.id, r.reason, r.state, r.refuse_reason, r.started_at, r.received_at, r.inspected_at, r.ended_at,
      (select count(*)::integer from return_photos f where f.return_id = r.id) as photos
    from returns r join return_items x on x.return_id = r.id and x.position = ${line}::smallint
    where r.order_id = ${orderId}::bigint and r.kind = 'complaint' order by r.id desc`.execute(db);
  return rows;
}

export async function saveSerialNumber(db: Db, { orderId, line, serialNumber }: { orderId: number; line: number; serialNumber: string }): Promise<void> {
  if (serialNumber === '') await sql`delete from order_devices where order_id = ${orderId}::bigint and position = ${line}::smallint`.execute(db);
  else
    await sql`
      insert into order_devices (order_id, position, serial_number) values (${orderId}::bigint, ${line}::smallint, ${serialNumber})
      on conflict (order_id, position) do update set serial_number = excluded.serial_number, updated_at = now()`.execute(db);
}

/** An open claim of the order. */
export async function selectOpenClaim(db: Db, { orderId, id }: { orderId: number; id: number }): Promise<boolean> {
  const { rows } = await sql`
    select from returns where id = ${id}::integer and order_id = ${orderId}::bigint and kind = 'complaint' and by_buyer and ended_at is null`.execute(db);
  return rows.length > 0;
}

export const markAsBuyers = (db: Db, id: number) => sql`update returns set by_buyer = true where id = ${id}::integer`.execute(db);

/** Returns the newest open claim with an equal description; `null`: none. */
export async function selectSameClaim(db: Db, { orderId, line, message }: { orderId: number; line: number; message: string }): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select r.id from returns r join return_items x on x.return_id = r.id and x.position = ${line}::smallint
    where r.order_id = ${orderId}::bigint and r.kind = 'complaint' and r.ended_at is null and r.reason = ${message} order by r.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function countClaimPhotos(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from return_photos where return_id = ${id}::integer`.execute(db);
  return rows[0]?.n ?? 0;
}
