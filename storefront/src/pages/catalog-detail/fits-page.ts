import type { CallReply } from '@vitrina/contract/call-types';
import type { fits } from '@vitrina/contract/fits';
import { type FitCard, toFitCard } from '../../features/fit/fit-card.ts';

/** Data of the printed compatibility section. */
export interface FitsPage {
  accessories: FitCard[];
  devices: FitCard[];
  set: { items: FitCard[]; total: number; basicTotal: number } | null;
}

/** Limit of accessories and of devices on the page. */
const MOST = 9;

/** `null`: no rule covers the product. */
export function toFitsPage({ accessories, devices, is_accessory, set }: CallReply<typeof fits.accessories>): FitsPage | null {
  if (accessories.length === 0 && devices.length === 0 && !is_accessory) return null;
  return {
    accessories: accessories.slice(0, MOST).map(toFitCard),
    devices: devices.slice(0, MOST).map(toFitCard),
    set: set && { items: set.items.map(toFitCard), total: set.total, basicTotal: set.basic_total },
  };
}
