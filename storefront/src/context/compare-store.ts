import { useSyncExternalStore } from 'react';
import type { ErrorLabel } from '@vitrina/contract/errors';
import type { ComparedItem } from '@vitrina/contract/compare';
import { markCompared } from './compare-mark.ts';

/** A product as the visitor points at it. */
export interface Pointed {
  /** Its shopping_cart_code. */
  code: string;
  title: string;
}

/** What became of a product that was pointed at. */
export type CompareNote = Pointed & ({ kind: 'added' | 'removed' } | { kind: 'refused'; label: ErrorLabel });

export interface CompareState {
  /** As the shop said last; `null` while it was not asked. */
  items: readonly ComparedItem[] | null;
  /** What was asked for meanwhile, by shopping_cart_code: in or out. */
  expected: ReadonlyMap<string, boolean>;
  /** The two together, in the order of the columns. */
  codes: readonly string[];
  note: CompareNote | null;
  /** The fifth, which waits to be told whose place it takes. */
  fifth: Pointed | null;
}

const EMPTY: CompareState = { items: null, expected: new Map(), codes: [], note: null, fifth: null };
let state = EMPTY;
const listeners = new Set<() => void>();

function change(next: Partial<CompareState>): void {
  const merged = { ...state, ...next };
  const kept = (merged.items ?? []).map((item) => item.shopping_cart_code).filter((code) => merged.expected.get(code) !== false);
  const coming = [...merged.expected].filter(([code, isWanted]) => isWanted && !kept.includes(code)).map(([code]) => code);
  state = { ...merged, codes: [...kept, ...coming] };
  for (const listener of listeners) listener();
}

/** The comparison as the shop has just answered it. */
export function setCompared(items: readonly ComparedItem[]): void {
  markCompared(items.length > 0);
  change({ items });
}

/** Shows a product in or out before the shop has answered; `null`: as the shop said. */
export function expectCompared(code: string, isWanted: boolean | null): void {
  const expected = new Map(state.expected);
  if (isWanted === null) expected.delete(code);
  else expected.set(code, isWanted);
  change({ expected });
}

export const tellCompared = (note: CompareNote | null): void => change({ note });
export const setFifth = (fifth: Pointed | null): void => change({ fifth });
export const compareState = (): CompareState => state;
export const isCompared = (code: string): boolean => state.codes.includes(code);

/** Id of a product by what it is put in the cart with. */
export const idOfCode = (code: string): number => Number(code.slice('p-'.length));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Everything; on the server nothing. */
export const useCompareState = (): CompareState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => EMPTY,
  );

/** Whether a product is compared; on the server and until it is known it is not. */
export const useIsCompared = (code: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state.codes.includes(code),
    () => false,
  );
