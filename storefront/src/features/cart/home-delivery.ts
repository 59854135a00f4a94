import type { Parcel } from '@vitrina/contract/cart';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';

/** What it costs to have everything brought home, before anything was chosen; `null` where a parcel cannot be brought. */
export function homeDelivery(parcels: readonly Parcel[]): number | null {
  const prices = parcels.map((parcel) => parcel.shipping_options.find((option) => option.code === 'delivery')?.price);
  if (prices.length === 0 || prices.includes(undefined)) return null;
  return toDecimal(prices.reduce<number>((sum, price) => sum + toMinor(price as number), 0));
}
