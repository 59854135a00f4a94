import * as catalogueCalls from '@vitrina/contract/catalogue.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { fillPlaces } from './fill-places.ts';

interface Filling {
  lang: LanguageCode;
  text: (name: string, values?: Record<string, string | number>) => string;
  /** Code of the visitor's own shop. */
  shop: string;
}

interface StockFacts {
  title: string;
  qty: number;
  isToday: boolean;
}

/** Fills in the stock of the visitor's own shop for each product. */
export const fillShopStock = ({ lang, text, shop }: Filling): (() => void) =>
  fillPlaces<StockFacts>({
    attribute: 'data-stock-of',
    fetchFacts: async (ids) => {
      const reply = await browserClient(lang).call(catalogueCalls.shopStock, { shop, ids });
      if (!reply.success) return new Map();
      const { title, items } = reply.data;
      return new Map(items.map(({ id, qty, is_today }) => [id, { title, qty, isToday: is_today }]));
    },
    wordsOf: ({ title, qty, isToday }) => {
      const amount = qty === 0 ? text('product_shop_none') : qty === 1 ? text('stock_last_piece') : text('stock_pieces', { count: qty });
      return `${title}: ${amount}${isToday ? `, ${text('place_today')}` : ''}`;
    },
    mark: (place, { qty }) => {
      place.dataset.qty = String(qty);
    },
  });
