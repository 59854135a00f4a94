import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { ownCopy } from './own-copy.ts';

/** Remembers what a pure function gave for the last `size` texts. */
export function createMemory<T>(size: number): (text: string, make: (text: string) => T) => T {
  const known = new BoundedMap<string, T>(size);
  return (text, make) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    known.set(ownCopy(text), made);
    return made;
  };
}
