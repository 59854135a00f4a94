import { type LocationPoint, locations } from '@vitrina/contract/locations';
import { type Spot, spotOfPostCode } from '../../features/locations/distance.ts';
import type { AskedPlace } from '../../features/locations/place-finder.tsx';
import { isHidden } from '../../features/content/hidden-content.tsx';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Place = Pick<
  LocationPoint,
  'id' | 'title' | 'address' | 'latitude' | 'longitude' | 'phone' | 'hours' | 'special_days' | 'time_zone' | 'text_lang' | 'shop'
> & {
  url: string;
  hidden: boolean;
};

export interface Props {
  /** The reader's own country first. */
  countries: { code: string; places: Place[] }[];
  /** Where the visitor said to be, by post code; `null`: not said. */
  asked: AskedPlace | null;
  /** Where that is, about; `null`: not said, or not known. */
  from: Spot | null;
}

const POST_CODE_LENGTH = 10;

/** All places by country; from a post code on, it is known which is nearest. */
export async function load({ api, lang, info, query }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(locations.points, {});
  const own = info.countries?.[lang];
  const byCountry = Map.groupBy(items, (one) => one.country);
  const countries = [...byCountry].toSorted(([a], [b]) => Number(b === own) - Number(a === own)).map(([code, all]) => ({ code, places: all.flatMap(toPlace) }));
  const postCode = query.get('post_code')?.trim().slice(0, POST_CODE_LENGTH) ?? '';
  const country = query.get('country')?.slice(0, 2) || own || '';
  const asked = postCode === '' ? null : { country, postCode };
  const from = asked && spotOfPostCode(country, postCode);
  return { kind: 'page', props: { countries, asked, from }, ...(asked && { isPrivate: true }) };
}

function toPlace(one: LocationPoint): Place[] {
  const { id, title, address, latitude, longitude, phone, hours, special_days, time_zone, text_lang, shop, url_without_domain: url } = one;
  return url === null ? [] : [{ id, title, address, latitude, longitude, phone, hours, special_days, time_zone, text_lang, shop, url, hidden: isHidden(one) }];
}
