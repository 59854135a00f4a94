import type { Parcel } from '@vitrina/contract/cart';

/**
 * True if shipping is chosen for each parcel: different options or places are chosen, or none yet and only some parcels can be carried into the home, which one
 * choice for all would hide.
 */
export function hasShippingPerParcel(parcels: readonly Pick<Parcel, 'shipping' | 'shipping_options'>[]): boolean {
  const first = parcels[0]?.shipping;
  const differs = parcels.some(({ shipping }) => shipping?.code !== first?.code || shipping?.point?.id !== first?.point?.id);
  if (differs || first) return differs;
  const canCarry = parcels.map(({ shipping_options }) => shipping_options.some((option) => option.code === 'carry_in'));
  return canCarry.includes(true) && canCarry.includes(false);
}
