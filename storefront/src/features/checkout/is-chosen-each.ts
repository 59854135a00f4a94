import type { Parcel } from '@vitrina/contract/cart';

/** Whether the parcels were given different ways or places before. */
export function isChosenEach(parcels: readonly Pick<Parcel, 'shipping'>[]): boolean {
  const first = parcels[0]?.shipping;
  return parcels.some(({ shipping }) => shipping?.code !== first?.code || shipping?.point?.id !== first?.point?.id);
}
