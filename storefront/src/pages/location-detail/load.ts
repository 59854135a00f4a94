import { catalogue } from '@vitrina/contract/catalogue';
import { type LocationPage, locations } from '@vitrina/contract/locations';
import { type HeadContent, headContent } from '../../features/content/content-head.ts';
import { type ContentText, contentText } from '../../features/content/content-text.ts';
import type { MapPoint } from '../../features/locations/location-map.tsx';
import { type TileProduct, toTile } from '../../features/product-tile/tile-product.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  id: number;
  text: ContentText;
  about: HeadContent;
  place: Pick<
    LocationPage,
    'address' | 'town' | 'country' | 'latitude' | 'longitude' | 'phone' | 'email' | 'hours' | 'special_days' | 'time_zone' | 'services'
  >;
  points: MapPoint[];
  products: TileProduct[];
}

/** One place: location, opening hours, services, products in stock. */
export async function load({ api, match }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const [page, { items }] = await Promise.all([api.get(locations.point, { id: match.id }), api.get(locations.points, {})]);
  const ids = page.product_ids;
  const products = ids.length > 0 ? (await api.get(catalogue.products, { ids, per_page: ids.length })).items.map(toTile) : [];
  const { address, town, country, latitude, longitude, phone, email, hours, special_days, time_zone, services } = page;
  const points = items.flatMap((one): MapPoint[] =>
    one.url_without_domain === null || one.latitude === null || one.longitude === null
      ? []
      : [{ id: one.id, title: one.title, url: one.url_without_domain, latitude: one.latitude, longitude: one.longitude }],
  );
  const place = { address, town, country, latitude, longitude, phone, email, hours, special_days, time_zone, services };
  return { kind: 'page', props: { id: page.id, text: contentText(page), about: headContent(page), place, points, products } };
}
