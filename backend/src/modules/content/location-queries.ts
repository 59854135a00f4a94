import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Address and opening hours of a place, by default those of its warehouse, so that they are stored once. */
export interface PlaceRow {
  content_id: number;
  warehouse_id: number | null;
  warehouse_code: string | null;
  address: string;
  town: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  hours: ([string, string] | null)[];
}

/** Returns places by content id. The place's own facts take precedence over its warehouse's. */
export async function selectPlaces(db: Db, contentIds: readonly number[]): Promise<ReadonlyMap<number, PlaceRow>> {
  const { rows } = await sql<PlaceRow>`
    select c.id as content_id, w.id as warehouse_id, w.code as warehouse_code,
      coalesce(c.facts ->> 'address', w.address, '') as address, coalesce(c.facts ->> 'town', w.town, '') as town,
      coalesce(c.facts ->> 'country', w.country, '') as country,
      coalesce((c.facts ->> 'latitude')::double precision, w.latitude) as latitude,
      coalesce((c.facts ->> 'longitude')::double precision, w.longitude) as longitude,
      coalesce(c.facts -> 'hours', w.hours, '[]') as hours
    from contents c left join warehouses w on w.code = c.facts ->> 'warehouse'
    where c.id = any(${contentIds}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.content_id, row]));
}

/** Returns ids of products in stock at a warehouse, most popular first; of a configurable product one variant. */
export async function selectStockedIds(db: Db, warehouseId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from stock s join products p on p.id = s.product_id
    where s.warehouse_id = ${warehouseId} and s.qty > 0 and p.visible and p.status = 1
      and (p.type = 'simple' or exists (select from products f where f.id = p.parent_id and f.initial_offer_id = p.id))
    order by p.score desc, p.id limit ${most}`.execute(db);
  return rows.map((row) => row.id);
}
