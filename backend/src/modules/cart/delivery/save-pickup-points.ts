import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export interface PickupPointInput {
  id: string;
  title: string;
  address: string;
  post_code: string;
  town: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Opening hours by weekday, Monday first; `null`: closed. */
  hours: ([opens: string, closes: string] | null)[];
  latitude: number | null;
  longitude: number | null;
}

/** Writes parcel lockers and other places to pick up besides our shops, by id. */
export async function savePickupPoints(db: Db, points: readonly PickupPointInput[]): Promise<void> {
  await sql`
    insert into pickup_points (id, title, address, post_code, town, country, hours, latitude, longitude)
    select id, title, address, post_code, town, country, hours, latitude, longitude
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as p(id text, title text, address text, post_code text, town text, country text, hours jsonb,
      latitude double precision, longitude double precision)
    on conflict (id) do update set title = excluded.title, address = excluded.address, post_code = excluded.post_code, town = excluded.town,
      country = excluded.country, hours = excluded.hours, latitude = excluded.latitude, longitude = excluded.longitude`.execute(db);
}

export const deletePickupPoints = async (db: Db, ids: readonly string[]): Promise<void> =>
  void (await sql`delete from pickup_points where id = any(${[...ids]}::text[])`.execute(db));
