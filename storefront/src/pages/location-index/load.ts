import { type LocationPoint, locations } from '@vitrina/contract/locations';
import { isHidden } from '../../features/content/hidden-content.tsx';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Place = Pick<
  LocationPoint,
  'id' | 'title' | 'address' | 'latitude' | 'longitude' | 'phone' | 'hours' | 'special_days' | 'time_zone' | 'text_lang'
> & {
  url: string;
  hidden: boolean;
};

export interface Props {
  /** The reader's own country first. */
  countries: { code: string; places: Place[] }[];
}

/** All places by country. */
export async function load({ api, lang, info }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(locations.points, {});
  const own = info.countries?.[lang];
  const byCountry = Map.groupBy(items, (one) => one.country);
  const countries = [...byCountry].toSorted(([a], [b]) => Number(b === own) - Number(a === own)).map(([code, all]) => ({ code, places: all.flatMap(toPlace) }));
  return { kind: 'page', props: { countries } };
}

function toPlace(one: LocationPoint): Place[] {
  const { id, title, address, latitude, longitude, phone, hours, special_days, time_zone, text_lang, url_without_domain: url } = one;
  return url === null ? [] : [{ id, title, address, latitude, longitude, phone, hours, special_days, time_zone, text_lang, url, hidden: isHidden(one) }];
}
