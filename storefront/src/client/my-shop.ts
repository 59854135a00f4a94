import { createStore, useStore } from './create-store.ts';

/** Shop that the visitor chose as their own. Stored on the device only: pages are the same for all visitors. */
export interface MyShop {
  code: string;
  title: string;
}

const KEY = 'vitrina-my-shop';
const store = createStore<MyShop | null>(null);

function read(): MyShop | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<MyShop> | null;
    return typeof kept?.code === 'string' && typeof kept.title === 'string' ? { code: kept.code, title: kept.title } : null;
  } catch {
    // Storage is blocked, or holds a foreign value: no shop is chosen.
    return null;
  }
}

/** Reads the shop stored on this device; call after hydration. */
export function loadMyShop(): MyShop | null {
  const kept = read();
  if (kept?.code !== store.get()?.code) store.set(kept);
  return kept;
}

/** `null` removes the choice. */
export function chooseMyShop(shop: MyShop | null): void {
  try {
    if (shop) localStorage.setItem(KEY, JSON.stringify(shop));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  store.set(shop);
}

export const useMyShop = (): MyShop | null => useStore(store, (shop) => shop);
