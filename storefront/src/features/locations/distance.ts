import { POST_CODE_AREAS } from './post-code-areas.ts';

export interface Spot {
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
/** Minimum digits to look up; fewer identify only a part of the country. */
const SHORTEST = 3;
const RADIAN = Math.PI / 180;

/** Returns the great-circle distance, kilometres. */
export function distanceKm(a: Spot, b: Spot): number {
  const [dy, dx] = [(b.latitude - a.latitude) * RADIAN, (b.longitude - a.longitude) * RADIAN];
  const h = Math.sin(dy / 2) ** 2 + Math.cos(a.latitude * RADIAN) * Math.cos(b.latitude * RADIAN) * Math.sin(dx / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

/** Returns the approximate location of a post code; `null`: unknown country or prefix. */
export function spotOfPostCode(country: string, postCode: string): Spot | null {
  const digits = postCode.replace(/\D/g, '');
  const areasOfCountry = Object.hasOwn(POST_CODE_AREAS, country) ? POST_CODE_AREAS[country] : undefined;
  if (!areasOfCountry || digits.length < SHORTEST) return null;
  const areas = areasOfCountry.split(',').map((area) => area.split(' '));
  const found = areas.filter(([begin = '-']) => digits.startsWith(begin)).toSorted(([a = ''], [b = '']) => b.length - a.length)[0];
  return found ? { latitude: Number(found[1]), longitude: Number(found[2]) } : null;
}

/** A distance no more precise than the data: in steps of five from ten kilometres on. */
export const roundedKm = (km: number): number => (km < 10 ? Math.max(1, Math.round(km)) : Math.round(km / 5) * 5);

interface Placed {
  latitude: number | null;
  longitude: number | null;
}

/** Nearest first; places without coordinates last. */
export function byDistance<Place extends Placed>(places: readonly Place[], from: Spot): { place: Place; km: number | null }[] {
  const kmOf = ({ latitude, longitude }: Placed): number | null => (latitude === null || longitude === null ? null : distanceKm(from, { latitude, longitude }));
  return places.map((place) => ({ place, km: kmOf(place) })).toSorted((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY));
}
