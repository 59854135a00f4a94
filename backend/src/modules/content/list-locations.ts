import type { LocationPage, LocationPoint } from '@vitrina/contract/locations';
import type { SiteConfig } from '../../site-config.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { selectContent, selectContents } from './content-queries.ts';
import { contentPageView } from './content-view.ts';
import type { Which } from './get-page.ts';
import { selectPlaces, selectStockedIds } from './location-queries.ts';
import { locationPointView, placeView } from './location-view.ts';

/** Limit of products listed for a place. */
const MAX_PRODUCTS = 12;

type Site = Pick<SiteConfig, 'timeZone'>;

/** All places, or those of one country. */
export const listLocations =
  (site: Site) =>
  async ({ country }: { country?: string | undefined }, context: CallContext): Promise<Outcome<{ items: LocationPoint[] }>> => {
    const rows = await selectContents(context.db, { kind: 'location' }, context);
    const places = await selectPlaces(
      context.db,
      rows.map((row) => row.id),
    );
    const items = rows.map((row) => locationPointView(row, places.get(row.id), context, site));
    return ok({ items: country ? items.filter((one) => one.country === country.toUpperCase()) : items }, ['content', 'catalogue']);
  };

/** One place with its text and the products currently in stock there. */
export const getLocation =
  (site: Site) =>
  async ({ id, slug }: Which, context: CallContext): Promise<Outcome<LocationPage>> => {
    const row = await selectContent(context.db, { kind: 'location', id, slug }, context);
    if (!row) return fail('error_empty_data');
    const place = (await selectPlaces(context.db, [row.id])).get(row.id);
    const product_ids = place?.warehouse_id ? await selectStockedIds(context.db, place.warehouse_id, MAX_PRODUCTS) : [];
    return ok({ ...contentPageView(row, context), ...placeView(row, place, site), product_ids }, [
      'content',
      'catalogue',
      ...product_ids.map((product) => `product:${product}`),
    ]);
  };
