import { BoundedMap } from './bounded-map.ts';

/** Memoizes a pure function for the last `most` texts. `keepKey` copies keys that are substrings, which would keep the whole string in memory. */
export function createBoundedMemo<Value>(most: number, { keepKey = (key) => key }: { keepKey?: (key: string) => string } = {}) {
  const known = new BoundedMap<string, Value>(most);
  return (key: string, make: (key: string) => Value): Value => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(keepKey(key), made);
    return made;
  };
}
