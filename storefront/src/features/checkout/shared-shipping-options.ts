import type { Parcel, PickupPoint, ShippingOption } from '@vitrina/contract/cart';

/** A way of shipping that every parcel of the cart can have. */
export interface SharedShippingOption {
  code: string;
  title: string;
  /** Price for all parcels together, decimal. */
  price: number;
  /** Day of each parcel, in their order. */
  dates: (string | null)[];
  /** Places that take all parcels; `null`: it needs no place. */
  points: PickupPoint[] | null;
}

/** Ways of shipping that can be chosen once for all parcels, in the order of the first parcel. */
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

/** Places that all parcels may go to; each is ready when the last parcel is there. */
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
