import { expect, it } from 'vitest';
import { createStore } from './create-store.ts';

it('tells of every change until it is no longer listened to', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  stop();
  store.set(4);
  expect([seen, store.get(), store.first]).toEqual([[2, 3], 4, 1]);
});
