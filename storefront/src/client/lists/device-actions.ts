import * as fitCalls from '@vitrina/contract/fits.calls';
import type { FitVerdict } from '@vitrina/contract/fits';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { loginHint } from '../session/login-hint.ts';
import { dropDevice, storeDevice, type StoredDevice, storedDevices } from './device-store.ts';

/** `isBought`: known from an order, so it cannot be removed. */
export type Device = StoredDevice & { isBought?: boolean };

/** Devices of the visitor: those of the account, if logged in, and those stored on this device. */
export async function readDevices(lang: LanguageCode): Promise<Device[]> {
  const own = loginHint.isSet() ? await accountDevices(lang) : [];
  return [...own, ...storedDevices().filter((stored) => !own.some((one) => one.id === stored.id))];
}

export async function addDevice(lang: LanguageCode, device: StoredDevice): Promise<void> {
  storeDevice(device);
  if (loginHint.isSet()) await browserClient(lang).call(fitCalls.addDevice, { lang, item_id: device.id });
}

export async function removeDevice(lang: LanguageCode, id: number): Promise<void> {
  dropDevice(id);
  if (loginHint.isSet()) await browserClient(lang).call(fitCalls.removeDevice, { lang, item_id: id });
}

/** Verdicts on pairs covered by a rule; empty if the call fails. */
export async function fetchFits(lang: LanguageCode, items: readonly number[], devices: readonly number[]): Promise<FitVerdict[]> {
  if (items.length === 0 || devices.length === 0) return [];
  try {
    const reply = await browserClient(lang).call(fitCalls.fits, { lang, items: items.slice(0, MOST), devices: devices.slice(0, MOST) });
    return reply.success ? reply.data.items : [];
  } catch {
    return [];
  }
}
/** Limit of items and of devices in one call. */
const MOST = 40;

async function accountDevices(lang: LanguageCode): Promise<Device[]> {
  try {
    const reply = await browserClient(lang).call(fitCalls.myDevices, {});
    return reply.success ? reply.data.items.map(({ id, title, source }) => ({ id, title, isBought: source === 'order' })) : [];
  } catch {
    return [];
  }
}
