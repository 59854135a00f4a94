import { useSyncExternalStore } from 'react';
import { createEmitter } from './create-emitter.ts';

export interface Store<S> {
  first: S;
  get: () => S;
  set: (next: S) => void;
  subscribe: (listener: () => void) => () => void;
}

/** State outside of React's tree, shared by the whole page. */
export function createStore<S>(first: S): Store<S> {
  let state = first;
  const { emit, listen } = createEmitter();
  const set = (next: S): void => {
    state = next;
    emit();
  };
  return { first, get: () => state, set, subscribe: listen };
}

/** Selects a part of a store's state. On the server and during hydration it is `atFirst`, as cached pages contain no visitor's data. */
export const useStore = <S, T>(store: Store<S>, select: (state: S) => T, atFirst: T = select(store.first)): T =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => atFirst,
  );
