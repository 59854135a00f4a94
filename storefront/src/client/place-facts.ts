import { createStore, useStore } from './create-store.ts';

/** Tax and delivery facts of the visitor's place that hold for all products. */
export interface PlaceFacts {
  /** Percent. */
  vat: { home: number; there: number };
  prices: 'same' | 'net';
  /** Value of the filter of delivery days for products that arrive tomorrow; `null`: none. */
  tomorrow: string | null;
}

const store = createStore<PlaceFacts | null>(null);

/** `null`: unknown, as no place is chosen or the call failed. */
export const setPlaceFacts = (facts: PlaceFacts | null): void => store.set(facts);

export const usePlaceFacts = (): PlaceFacts | null => useStore(store, (facts) => facts);
