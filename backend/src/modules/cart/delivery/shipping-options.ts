import type { PickupPoint } from '@vitrina/contract/cart';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import type { ShippingCode } from '@vitrina/contract/settings/delivery';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import {
  canCollect,
  type Catalogue,
  deliveryDay,
  type PackageSize,
  pickupDay,
  type Shipment,
  shippingPrice,
  fitsShipping,
  type Warehouse,
  warehouseTitle,
} from '../../catalogue/index.ts';
import type { ChoiceRow } from '../cart-queries.ts';
import type { PickupPointRow } from './pickup-point-queries.ts';
import type { ParcelLines } from './split-parcels.ts';

export interface ParcelOption {
  code: ShippingCode;
  title: string;
  /** Minor units. */
  price: number;
  date: string;
  points?: PickupPoint[];
}
export interface PricedParcel extends ParcelLines {
  options: ParcelOption[];
  chosen: { option: ParcelOption; point: PickupPoint | null } | null;
}

export interface ShippingMarket {
  catalogue: Catalogue;
  lang: LanguageCode;
  /** Country of delivery; `null`: not entered yet. */
  country: string | null;
  /** `null`: not entered yet. */
  postCode: string | null;
  /** Gross value of all goods, minor units. */
  goods: number;
  /** One entry for each unit of the cart. */
  things: Shipment['things'];
  lockers: readonly PickupPointRow[];
  /** Products that are brought to their place by a service. */
  carriedIn: ReadonlySet<number>;
  choices: readonly ChoiceRow[];
  /** True if the checkout asks for shipping; otherwise the first option is selected. */
  hasChoice: boolean;
}

/** Shipping options of each parcel and the chosen one. A seller charges delivery once, on the first delivered parcel. */
export function shipParcels(parcels: readonly ParcelLines[], market: ShippingMarket): PricedParcel[] {
  const paid = new Set<number | null>();
  return parcels.map((parcel) => {
    const options = optionsFor(parcel, market, paid.has(parcel.sellerId));
    const own = market.choices.find((choice) => choice.parcel_key === parcel.key);
    const chosen =
      chosenOf(options, own) ??
      chosenOf(
        options,
        market.choices.find((choice) => choice.parcel_key === '*'),
      ) ??
      (market.hasChoice ? null : firstOf(options));
    if (chosen && chosen.option.code !== 'pickup') paid.add(parcel.sellerId);
    return { ...parcel, options, chosen };
  });
}

/** The first option without a pickup point. */
const firstOf = (options: readonly ParcelOption[]): PricedParcel['chosen'] =>
  chosenOf(options, { shipping_code: options.find((one) => !one.points)?.code ?? '', point_id: null });

export function chosenOf(options: readonly ParcelOption[], choice: Omit<ChoiceRow, 'parcel_key'> | undefined): PricedParcel['chosen'] {
  const option = options.find((one) => one.code === choice?.shipping_code);
  if (!option) return null;
  if (!option.points) return { option, point: null };
  const point = option.points.find((one) => one.id === choice?.point_id);
  return point ? { option, point } : null;
}

function optionsFor(parcel: ParcelLines, market: ShippingMarket, isPaid: boolean): ParcelOption[] {
  const { catalogue, lang, goods, country, things: all } = market;
  const settings = catalogue.settings();
  const date = dayOf(parcel, market);
  const option = (code: ShippingCode, points?: PickupPoint[]): ParcelOption[] => {
    const price = shippingPrice(settings, code, { market: lang, country, goods, things: all });
    if (price === null) return [];
    return [
      {
        code,
        title: catalogue.text(lang, `shipping_${code}`),
        // Delivery is charged once, carrying in for each parcel.
        price: isPaid && code !== 'carry_in' ? 0 : price,
        date: points ? (points.map((point) => point.date ?? date).toSorted()[0] ?? date) : date,
        ...(points && { points }),
      },
    ];
  };
  const things = packagesOf(parcel);
  // Goods with a service that includes carrying in need no carry-in delivery.
  const carriedApart = packagesOf({ lines: parcel.lines.filter(({ product }) => !market.carriedIn.has(product.id)) });
  const shops = shopPoints(parcel, market, date);
  // Age is proven at hand-over, which a locker cannot do.
  const hasLocker = fitsShipping('locker', things, settings.delivery) && !parcel.lines.some((line) => line.product.age_verification);
  const lockers = hasLocker ? market.lockers.map((point) => ({ ...point, date })) : [];
  return [
    ...option('delivery'),
    ...(fitsShipping('carry_in', carriedApart, settings.delivery) ? option('carry_in') : []),
    ...(shops.length > 0 ? option('pickup', shops) : []),
    ...(lockers.length > 0 ? option('locker', lockers) : []),
  ];
}

/** One entry for each unit; `null`: package size unknown. */
export const packagesOf = ({ lines }: Pick<ParcelLines, 'lines'>): (PackageSize | null)[] =>
  lines.flatMap(({ product: { package_mm, package_g }, item }) =>
    Array.from({ length: item.qty }, () => (package_mm && package_g ? { sides: package_mm, weight: package_g } : null)),
  );

/** Day of delivery of the slowest line. */
function dayOf(
  { warehouse, lines }: ParcelLines,
  { catalogue, lang, country, postCode }: Pick<ShippingMarket, 'catalogue' | 'lang' | 'country' | 'postCode'>,
): string {
  const waits = lines.some((line) => line.item.qty > line.availability.qty);
  const from = warehouse === null || waits ? 'supplier' : warehouse.is_shop ? 'shop' : 'central';
  return deliveryDay({ from, to: country ?? homeCountry(catalogue.settings(), lang), postCode }, catalogue.now(), catalogue.settings());
}

/** Pickup in our shops in the buyer's country: today if the shop has everything in stock, else after the transfer. None for other sellers. */
function shopPoints({ sellerId, lines }: ParcelLines, { catalogue, lang, country }: ShippingMarket, date: string): PickupPoint[] {
  const settings = catalogue.settings();
  const shops = [...catalogue.dictionary.warehouses.values()].filter((one) => canCollect(one, { seller_id: sellerId }, { country, lang, settings }));
  return shops.map((shop) => {
    const hasAll = lines.every(({ product, item }) => (product.stock.find(([id]) => id === shop.id)?.[1] ?? 0) >= item.qty);
    return pointOf(shop, lang, hasAll ? pickupDay(catalogue.now(), shop, settings) : date);
  });
}

/** `Hala Tivolska 14, 1000 Ljubljana` */
function pointOf(shop: Warehouse, lang: LanguageCode, date: string): PickupPoint {
  const [street = shop.address, place = ''] = shop.address.split(/,\s*(?=[^,]*$)/);
  return {
    id: shop.code,
    title: warehouseTitle(shop, lang),
    address: street,
    post_code: /^\d+/.exec(place)?.[0] ?? '',
    town: shop.town,
    country: shop.country,
    hours: shop.hours,
    latitude: null,
    longitude: null,
    date,
  };
}
