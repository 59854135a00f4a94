import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';

const KEPT = 100;

/** Keeps the last drawings: one takes up to 20 ms of the only thread, and an order's pages ask for the same one again. */
export function cacheDrawings(draw: (payload: Buffer) => string): (payload: Buffer) => string {
  const memo = createBoundedMemo<string>(KEPT);
  return (payload) => memo(payload.toString('latin1'), () => draw(payload));
}
