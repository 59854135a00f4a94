import type { Catalogue } from '../catalogue.ts';
import type { Warehouse } from '../dictionary.ts';
import type { ProductRow } from './product-queries.ts';
import { type DeliverySource, deliveryDay } from '../rules/delivery-day.ts';
import { canCollect } from '../rules/home-country.ts';
import { warehouseTitle } from './warehouse-title.ts';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { dayIn } from '@vitrina/contract/values/date';
import type { LanguageCode } from '@vitrina/contract/values/languages';

export interface Availability {
  qty: number;
  isAvailable: boolean;
  labelName: 'availability_in_stock' | 'availability_last_piece' | 'availability_order' | 'availability_none' | 'availability_ended';
  /** Shops in the market's own country with stock and collection. */
  shops: { warehouse: Warehouse; qty: number }[];
  /** The shop named on tiles: the one with the highest stock. */
  single: { code: string; title: string; qty: number } | null;
  /** Day of delivery of an order placed now. */
  shippingDate: string | null;
  /** Day on which stock is expected again; `null`: the product can be ordered, or the day is not known. */
  restockDate: string | null;
}

/** Destination; absent: the market's home country. */
type Destination = Omit<DeliverySource, 'from'>;

/** Returns the availability of a product: quantities, places and days. Without a price it cannot be ordered. */
export function availabilityOf(
  catalogue: Catalogue,
  row: Pick<ProductRow, 'status' | 'stock' | 'amount' | 'seller_id' | 'restock_on'>,
  lang: LanguageCode,
  to?: Destination,
): Availability {
  const places = placesOf(catalogue, row);
  const qty = places.reduce((sum, place) => sum + place.qty, 0);
  const shops = places.filter((place) => canCollect(place.warehouse, row, { country: null, lang, settings: catalogue.settings() }));
  const best = shops.toSorted((a, b) => b.qty - a.qty || a.warehouse.position - b.warehouse.position)[0];
  const orderable = row.amount !== null && ((row.status === 1 && qty > 0) || row.status === 2);
  return {
    qty,
    isAvailable: orderable,
    labelName: labelOf(row, qty),
    shops,
    single: best ? { code: best.warehouse.code, title: warehouseTitle(best.warehouse, lang), qty: best.qty } : null,
    shippingDate: orderable ? deliveryDay({ from: sourceOf(places), ...(to ?? homeOf(catalogue, lang)) }, catalogue.now(), catalogue.settings()) : null,
    restockDate: !orderable && row.status === 1 && row.amount !== null ? comingDay(catalogue, row) : null,
  };
}

/** Returns the expected day of restock; `null`: none, or it has passed. */
const comingDay = (catalogue: Catalogue, { restock_on: day }: Pick<ProductRow, 'restock_on'>): string | null =>
  day !== null && day >= dayIn(catalogue.now(), catalogue.settings().shop.timeZone) ? day : null;

const homeOf = (catalogue: Catalogue, lang: LanguageCode): Destination => ({ to: homeCountry(catalogue.settings(), lang), postCode: null });

/** Returns the stock by warehouse. */
const placesOf = ({ dictionary }: Catalogue, { stock }: Pick<ProductRow, 'stock'>): { warehouse: Warehouse; qty: number }[] =>
  stock.flatMap(([id, qty]) => {
    const warehouse = dictionary.warehouses.get(id);
    return warehouse ? [{ warehouse, qty }] : [];
  });

/** Returns the place that an order of one piece is sent from. */
const sourceOf = (places: readonly { warehouse: Pick<Warehouse, 'is_shop'>; qty: number }[]): DeliverySource['from'] =>
  places.every(({ qty }) => qty === 0) ? 'supplier' : places.some(({ warehouse }) => !warehouse.is_shop) ? 'central' : 'shop';

function labelOf({ status, amount }: Pick<ProductRow, 'status' | 'amount'>, qty: number): Availability['labelName'] {
  if (status === 3) return 'availability_ended';
  if (amount === null) return 'availability_none';
  if (qty === 1) return 'availability_last_piece';
  if (qty > 1) return 'availability_in_stock';
  return status === 2 ? 'availability_order' : 'availability_none';
}
