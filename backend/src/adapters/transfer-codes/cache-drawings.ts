import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';

const KEPT = 100;

/** Caches the latest drawings: one takes up to 20 ms of the main thread, and an order's pages request it repeatedly. */
export function cacheDrawings(draw: (payload: Buffer) => string): (payload: Buffer) => string {
  const memo = createBoundedMemo<string>(KEPT);
  return (payload) => memo(payload.toString('latin1'), () => draw(payload));
}
