import type { ProductDetail } from '@vitrina/contract/catalogue';
import type { Price } from '../../ui/price-tag.tsx';
import type { Stock } from '../../ui/stock-lines.tsx';

/** Present price and stock. */
export type LiveProduct = Price & Stock & Pick<ProductDetail, 'id' | 'status'>;

/** Age in milliseconds below which a page is considered fresh. */
export const FRESH_MS = 60_000;

/** True if the page, or the last reply, is old enough for another request. */
export const isStale = (asOf: number, now: number): boolean => now - asOf > FRESH_MS;

/** The price shown before, if another one is valid now; `null`: unchanged or unknown. */
export const priceBefore = (shown: Price, live: Price | null): number | null =>
  live && shown.price_custom !== null && live.price_custom !== null && live.price_custom !== shown.price_custom ? shown.price_custom : null;

const SEEN = [
  'price_custom',
  'basic_price_custom',
  'discount_percent_custom',
  'selected_price',
  'unit_price',
  'status',
  'is_available',
  'availability_info',
  'warehouses_single_pickup_display',
  'shipping_date',
  'restock_date',
] as const satisfies readonly (keyof LiveProduct)[];

/** True if the difference would not be visible. */
export const isAsShown = (shown: LiveProduct, live: LiveProduct): boolean =>
  SEEN.every((field) => JSON.stringify(shown[field]) === JSON.stringify(live[field]));
