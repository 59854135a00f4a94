import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';

const CACHE_SIZE = 100;

/** Caches the latest drawings: one takes up to 20 ms of the main thread, and an order's pages request it repeatedly. */
export function cacheDrawings(draw: (payload: Buffer) => string): (payload: Buffer) => string {
  const memo = createBoundedMemo<string>(CACHE_SIZE);
  return (payload) => memo(payload.toString('latin1'), () => draw(payload));
}
