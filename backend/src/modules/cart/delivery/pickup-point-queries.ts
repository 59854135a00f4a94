import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export interface PickupPointRow {
  id: string;
  title: string;
  address: string;
  post_code: string;
  town: string;
  country: string;
  hours: ([string, string] | null)[];
  latitude: number | null;
  longitude: number | null;
}

/** Parcel lockers of a country. */
export async function selectPickupPoints(db: Db, country: string): Promise<PickupPointRow[]> {
  const { rows } = await sql<PickupPointRow>`select * from pickup_points where country = ${country} order by town, title, id limit 500`.execute(db);
  return rows;
}
