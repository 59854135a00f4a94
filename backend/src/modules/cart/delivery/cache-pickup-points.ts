import type { Db } from '../../../db/index.ts';
import { type PickupPointRow, selectPickupPoints } from './pickup-point-queries.ts';

/** Pickup points (parcel lockers) of a country. */
export type PickupPointsOf = (db: Db, country: string) => Promise<readonly PickupPointRow[]>;

const KEPT_MS = 60_000;

/** Caches the points of each country for a minute: every price calculation reads them, and only imports change them. */
export function cachePickupPoints(now: () => number = Date.now): PickupPointsOf {
  const kept = new Map<string, { rows: readonly PickupPointRow[]; until: number }>();
  return async (db, country) => {
    const known = kept.get(country);
    if (known && known.until > now()) return known.rows;
    const rows = await selectPickupPoints(db, country);
    kept.set(country, { rows, until: now() + KEPT_MS });
    return rows;
  };
}
