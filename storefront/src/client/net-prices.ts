import { createStore, useStore } from './create-store.ts';

const KEY = 'vitrina-net-prices';
const store = createStore(false);

/** Returns true if this device shows prices without VAT first; call after hydration. Stored on the device only: pages are the same for all visitors. */
export function loadNetPrices(): boolean {
  try {
    store.set(localStorage.getItem(KEY) === '1');
  } catch {
    // Storage is blocked: prices with VAT.
  }
  return store.get();
}

export function chooseNetPrices(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  store.set(isOn);
}

export const useNetPrices = (): boolean => useStore(store, (isOn) => isOn);
