import { sql } from 'kysely';
import { type Db, type Ids, idsOf, json } from '../../../db/index.ts';
import type { SellerLaw } from '@vitrina/contract/law/party-law';
import type { Texts } from '../dictionary.ts';

export async function saveSellers(
  db: Db,
  sellers: readonly { code: string; title: string; descriptions: Texts; logo_upload_path?: string | null; law?: SellerLaw | Record<string, never> }[],
): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into sellers (code, title, descriptions, logo_upload_path, law)
    select code, title, descriptions, logo_upload_path, law from jsonb_to_recordset(${json(sellers.map((one) => ({ law: {}, ...one })))}::jsonb) as s(code text, title text, descriptions jsonb, logo_upload_path text, law jsonb)
    on conflict (code) do update set title = excluded.title, descriptions = excluded.descriptions, logo_upload_path = excluded.logo_upload_path, law = excluded.law returning code, id`.execute(
    db,
  );
  return idsOf(rows);
}

export interface WarehouseInput {
  code: string;
  title: string;
  /** Names by language, where they differ from `title`. */
  titles?: Texts;
  town: string;
  address: string;
  country: string;
  is_shop: boolean;
  position: number;
  /** Opening hours by weekday, Monday first; `null`: closed. */
  hours: ([string, string] | null)[];
  latitude: number | null;
  longitude: number | null;
  seller_id?: number | null;
}

export async function saveWarehouses(db: Db, warehouses: readonly WarehouseInput[]): Promise<Ids> {
  const { rows } = await sql<{ code: string; id: number }>`
    insert into warehouses (code, title, titles, town, address, country, is_shop, position, hours, latitude, longitude, seller_id)
    select * from jsonb_to_recordset(${json(warehouses.map((one) => ({ titles: {}, ...one })))}::jsonb)
      as w(code text, title text, titles jsonb, town text, address text, country text, is_shop boolean, position integer, hours jsonb, latitude double precision, longitude double precision, seller_id integer)
    on conflict (code) do update set title = excluded.title, titles = excluded.titles, town = excluded.town, address = excluded.address, is_shop = excluded.is_shop, position = excluded.position, hours = excluded.hours,
      latitude = excluded.latitude, longitude = excluded.longitude, seller_id = excluded.seller_id
    returning code, id`.execute(db);
  return idsOf(rows);
}
