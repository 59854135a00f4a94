import type { Parcel, PickupPoint, ShippingOption } from '@vitrina/contract/cart';

/** A shipping method available for every parcel of the cart. */
export interface SharedShippingOption {
  code: string;
  title: string;
  /** Total price for all parcels, decimal. */
  price: number;
  /** Delivery day of each parcel, in order. */
  dates: (string | null)[];
  /** Pickup points that take all parcels; `null`: not applicable. */
  points: PickupPoint[] | null;
}

/** Shipping methods that can be chosen once for all parcels, in the order of the first parcel. */
export function sharedShippingOptions(parcels: readonly Pick<Parcel, 'shipping_options'>[]): SharedShippingOption[] {
  const [first, ...others] = parcels;
  if (!first) return [];
  return first.shipping_options.flatMap((option) => {
    const same = others.map((parcel) => parcel.shipping_options.find((one) => one.code === option.code));
    if (same.some((one) => one === undefined)) return [];
    const all = [option, ...(same as ShippingOption[])];
    const points = commonPoints(all);
    if (points?.length === 0) return [];
    return [{ code: option.code, title: option.title, price: sum(all), dates: all.map((one) => one.date), points }];
  });
}

const sum = (options: readonly ShippingOption[]): number => Math.round(options.reduce((total, one) => total + one.price * 100, 0)) / 100;

/** Pickup points common to all parcels; each is ready when the last parcel has arrived. */
function commonPoints(options: readonly ShippingOption[]): PickupPoint[] | null {
  const [first, ...others] = options;
  if (!first?.points) return null;
  return first.points.flatMap((point) => {
    const same = others.map((option) => option.points?.find((one) => one.id === point.id));
    if (same.some((one) => one === undefined)) return [];
    const dates = [point.date, ...same.map((one) => one?.date ?? null)];
    return [{ ...point, date: dates.includes(null) ? null : (dates.toSorted().at(-1) ?? null) }];
  });
}
