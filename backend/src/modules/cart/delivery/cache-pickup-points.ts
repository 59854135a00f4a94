import type { Db } from '../../../db/index.ts';
import { type PickupPointRow, selectPickupPoints } from './pickup-point-queries.ts';

/** Pickup points (parcel lockers) of a country. */
export type PickupPointsOf = (db: Db, country: string) => Promise<readonly PickupPointRow[]>;

const CACHE_MS = 60_000;

/** Caches the points of each country for a minute: every price calculation reads them, and only imports change them. */
export function cachePickupPoints(now: () => number = Date.now): PickupPointsOf {
  const cache = new Map<string, { rows: readonly PickupPointRow[]; until: number }>();
  return async (db, country) => {
    const cached = cache.get(country);
    if (cached && cached.until > now()) return cached.rows;
    const rows = await selectPickupPoints(db, country);
    cache.set(country, { rows, until: now() + CACHE_MS });
    return rows;
  };
}
