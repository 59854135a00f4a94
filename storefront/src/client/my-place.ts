import { createStore, useStore } from './create-store.ts';

/** Delivery place the visitor chose. Stored on the device only: pages are the same for all visitors. */
export interface MyPlace {
  /** ISO 3166 code of two letters. */
  country: string;
  postCode: string;
}

const KEY = 'vitrina-my-place';
const store = createStore<MyPlace | null>(null);

function read(): MyPlace | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<MyPlace> | null;
    return typeof stored?.country === 'string' && typeof stored.postCode === 'string' ? { country: stored.country, postCode: stored.postCode } : null;
  } catch {
    // Storage is blocked, or holds a foreign value: no place is chosen.
    return null;
  }
}

/** Reads the place stored on this device; call after hydration. */
export function loadMyPlace(): MyPlace | null {
  const stored = read();
  if (JSON.stringify(stored) !== JSON.stringify(store.get())) store.set(stored);
  return stored;
}

/** `null` removes the choice. */
export function chooseMyPlace(place: MyPlace | null): void {
  try {
    if (place) localStorage.setItem(KEY, JSON.stringify(place));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  store.set(place);
}

export const useMyPlace = (): MyPlace | null => useStore(store, (place) => place);
