import type { Parcel } from '@vitrina/contract/cart';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';

/** Total price of home delivery of all parcels, before a choice; `null`: not possible for one of them. */
export function homeDelivery(parcels: readonly Parcel[]): number | null {
  const prices = parcels.map((parcel) => parcel.shipping_options.find((option) => option.code === 'delivery')?.price);
  if (prices.length === 0 || prices.includes(undefined)) return null;
  return toDecimal(prices.reduce<number>((sum, price) => sum + toMinor(price as number), 0));
}
