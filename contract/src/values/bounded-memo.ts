import { BoundedMap } from './bounded-map.ts';

/** Memoizes a pure function for the last `most` texts. `keepKey` copies keys that are substrings, which would keep the whole string in memory. */
export function createBoundedMemo<Value>(most: number, { keepKey = (key) => key }: { keepKey?: (key: string) => string } = {}) {
  const cache = new BoundedMap<string, Value>(most);
  return (key: string, make: (key: string) => Value): Value => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const computed = make(key);
    cache.set(keepKey(key), computed);
    return computed;
  };
}
