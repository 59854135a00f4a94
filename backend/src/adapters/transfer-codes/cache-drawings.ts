import { BoundedMap } from '@vitrina/contract/values/bounded-map';

const KEPT = 100;

/** Keeps the last drawings: one takes up to 20 ms of the only thread, and an order's pages ask for the same one again. */
export function cacheDrawings(draw: (payload: Buffer) => string): (payload: Buffer) => string {
  const drawn = new BoundedMap<string, string>(KEPT);
  return (payload) => {
    const key = payload.toString('latin1');
    const svg = drawn.get(key) ?? draw(payload);
    drawn.set(key, svg);
    return svg;
  };
}
