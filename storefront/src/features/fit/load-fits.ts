import type { Cart } from '@vitrina/contract/cart';
import { type FitVerdict, fits } from '@vitrina/contract/fits';
import { CallFailed, type ShopApi } from '../../api/shop-api.ts';

/** Limit of items and of devices in one call. */
const MOST = 40;

/** Loads the compatibility of the cart's items with its devices and those of the account. */
export async function loadFits(api: ShopApi, cart: Cart): Promise<FitVerdict[]> {
  const items = cart.parcels.flatMap((parcel) => parcel.items.map((item) => item.id)).slice(0, MOST);
  if (items.length === 0) return [];
  const devices = await accountDevices(api);
  const reply = await api.get(fits.fits, { items, devices: [...new Set([...items, ...devices])].slice(0, MOST) });
  return reply.items;
}

/** Devices of the account; those of guests are stored in their browser. */
async function accountDevices(api: ShopApi): Promise<number[]> {
  try {
    return (await api.get(fits.myDevices, {})).items.map((one) => one.id);
  } catch (error) {
    if (error instanceof CallFailed && error.data.label_name === 'error_unauthorized') return [];
    throw error;
  }
}
