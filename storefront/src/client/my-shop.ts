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
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<MyShop> | null;
    return typeof stored?.code === 'string' && typeof stored.title === 'string' ? { code: stored.code, title: stored.title } : null;
  } catch {
    // Storage is blocked, or holds a foreign value: no shop is chosen.
    return null;
  }
}

/** Reads the shop stored on this device; call after hydration. */
export function loadMyShop(): MyShop | null {
  const stored = read();
  if (stored?.code !== store.get()?.code) store.set(stored);
  return stored;
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
