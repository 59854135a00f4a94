import { catalogue } from '@vitrina/contract/catalogue';
import { type LocationPoint, locations } from '@vitrina/contract/locations';
import { type Spot, spotOfPostCode } from '../../features/locations/distance.ts';
import type { RequestedPlace } from '../../features/locations/place-finder.tsx';
import type { ProductAt } from '../../features/locations/product-at.ts';
import { serverCaller } from '../../features/checkout/server-call.ts';
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
  /** Places by country, the market's own first. */
  countries: { code: string; places: Place[] }[];
  /** Location entered by the visitor as a post code; `null`: none. */
  asked: RequestedPlace | null;
  /** Its approximate coordinates; `null`: none entered, or unknown. */
  from: Spot | null;
  /** Product whose stock is shown; `null`: none. */
  product: ProductAt | null;
}

const POST_CODE_LENGTH = 10;

/** All places by country; a post code is converted to coordinates, from which the page finds the nearest. */
export async function load({ api, lang, info, query }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(locations.points, {});
  const own = info.countries?.[lang];
  const byCountry = Map.groupBy(items, (one) => one.country);
  const countries = [...byCountry].toSorted(([a], [b]) => Number(b === own) - Number(a === own)).map(([code, all]) => ({ code, places: all.flatMap(toPlace) }));
  const postCode = query.get('post_code')?.trim().slice(0, POST_CODE_LENGTH) ?? '';
  const country = query.get('country')?.slice(0, 2) || own || '';
  const product = await productAt({ api, query });
  const requestedPlace = postCode === '' ? null : { country, postCode };
  const from = requestedPlace && spotOfPostCode(country, postCode);
  return { kind: 'page', props: { countries, asked: requestedPlace, from, product }, ...((requestedPlace || product) && { isPrivate: true }) };
}

function toPlace(one: LocationPoint): Place[] {
  const { id, title, address, latitude, longitude, phone, hours, special_days, time_zone, text_lang, shop, url_without_domain: url } = one;
  return url === null
    ? []
    : [{ id, title, address: keepTown(address), latitude, longitude, phone, hours, special_days, time_zone, text_lang, shop, url, hidden: isHidden(one) }];
}

/** Keeps post code and town on one line, after the street. */
function keepTown(address: string): string {
  const [town = '', ...street] = address.split(', ').reverse();
  return [...street.reverse(), town.replaceAll(' ', '\u00a0')].join(', ');
}

/** The product in the address; `null`: none, or not visible. */
async function productAt({ api, query }: Pick<LoadContext, 'api' | 'query'>): Promise<ProductAt | null> {
  const id = Number(query.get('product') ?? Number.NaN);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null;
  const reply = await serverCaller(api)(catalogue.product, { item_id: id });
  if (!reply.success) {
    if (reply.data.label_name === 'error_empty_data') return null;
    throw new Error(`a product in shops: ${reply.data.label_name}`);
  }
  const { title, text_lang: lang, url_without_domain: url, is_available, price_custom, shopping_cart_code, warehouses } = reply.data;
  return {
    ...{ id: reply.data.id, title, lang, url },
    code: is_available && price_custom !== null ? shopping_cart_code : null,
    today: new Date().toISOString().slice(0, 10),
    places: warehouses.map((one) => ({ code: one.code, title: one.title, qty: one.qty, pickup_date: one.pickup_date })),
  };
}
