import type { ErrorLabel } from '@vitrina/contract/errors';
import type { ComparedItem } from '@vitrina/contract/compare';
import { createStore, useStore } from '../create-store.ts';
import { compareHint } from './compare-hint.ts';

/** A product in the visitor's request. */
export interface ProductRef {
  /** Cart code of the product (shopping_cart_code). */
  code: string;
  title: string;
}

/** Result of a press on a product's compare button. */
export type CompareNote = ProductRef & ({ kind: 'added' | 'removed' } | { kind: 'refused'; label: ErrorLabel });

export interface CompareState {
  /** Latest comparison from the shop; `null`: not loaded. */
  items: readonly ComparedItem[] | null;
  /** Requested but unconfirmed changes, by shopping_cart_code; true: add, false: remove. */
  pending: ReadonlyMap<string, boolean>;
  /** `items` with the pending changes applied, in the order of the columns. */
  codes: readonly string[];
  note: CompareNote | null;
  /** A fifth product, pending the choice of which one it replaces. */
  fifth: ProductRef | null;
}

const store = createStore<CompareState>({ items: null, pending: new Map(), codes: [], note: null, fifth: null });

function change(next: Partial<CompareState>): void {
  const merged = { ...store.get(), ...next };
  const remaining = (merged.items ?? []).map((item) => item.shopping_cart_code).filter((code) => merged.pending.get(code) !== false);
  const coming = [...merged.pending].filter(([code, isAdded]) => isAdded && !remaining.includes(code)).map(([code]) => code);
  const mayExist = coming.length > 0 || (merged.items?.length ?? 0) > 0;
  if (mayExist || merged.items) compareHint.set(mayExist);
  store.set({ ...merged, codes: [...remaining, ...coming] });
}

/** Stores the comparison of a reply. */
export function setCompared(items: readonly ComparedItem[]): void {
  change({ items });
}

/** Shows a product as added or removed before the reply; `null`: the confirmed state. */
export function setPendingCompared(code: string, isAdded: boolean | null): void {
  const pending = new Map(store.get().pending);
  if (isAdded === null) pending.delete(code);
  else pending.set(code, isAdded);
  change({ pending });
}

export const setCompareNote = (note: CompareNote | null): void => change({ note });
export const setFifth = (fifth: ProductRef | null): void => change({ fifth });
export const compareState = (): CompareState => store.get();
export const isCompared = (code: string): boolean => store.get().codes.includes(code);

/** Product id from its shopping_cart_code. */
export const idOfCode = (code: string): number => Number(code.slice('p-'.length));

/** State of the comparison; empty on the server. */
export const useCompareState = (): CompareState => useStore(store, (state) => state);

/** True if a product is compared; false on the server and until loaded. */
export const useIsCompared = (code: string): boolean => useStore(store, (state) => state.codes.includes(code));
