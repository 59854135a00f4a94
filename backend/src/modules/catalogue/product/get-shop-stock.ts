import { dayIn } from '@vitrina/contract/values/date';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { pickupDay } from '../rules/delivery-day.ts';
import { canCollect } from '../rules/home-country.ts';
import { selectProducts } from './product-queries.ts';
import { warehouseTitle } from './warehouse-title.ts';

/** Returns the current stock of products in one of our shops, without products the caller may not see. Never cached. */
export const getShopStock =
  (catalogue: Catalogue) =>
  async ({ shop: code, ids }: { shop: string; ids: number[] }, context: CallContext) => {
    const { lang } = context;
    const settings = catalogue.settings();
    const shop = [...catalogue.dictionary.warehouses.values()].find((one) => one.code === code && one.is_shop && one.seller_id === null);
    if (!shop) return fail('error_empty_data');
    const now = catalogue.now();
    const day = pickupDay(now, shop, settings);
    const rows = await selectProducts(context.db, [...new Set(ids)], context);
    const items = rows.map((row) => {
      const qty = row.amount === null ? 0 : (row.stock.find(([id]) => id === shop.id)?.[1] ?? 0);
      const pickup_date = qty > 0 && canCollect(shop, row, { country: null, lang, settings }) ? day : null;
      return { id: row.id, qty, pickup_date, is_today: pickup_date === dayIn(now, settings.shop.timeZone) };
    });
    return ok({ title: warehouseTitle(shop, lang), items });
  };
