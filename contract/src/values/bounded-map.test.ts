import { describe, expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

const storedKeys = (map: BoundedMap<number, string>, upTo: number): number[] => Array.from({ length: upTo }, (_, i) => i).filter((key) => map.has(key));

describe('a bounded map', () => {
  it('holds what came last, and never more than its bound', () => {
    const map = new BoundedMap<number, string>(3);
    const sizes = new Set<number>();
    for (let key = 0; key < 10_000; key += 1) {
      map.set(key, `value ${key}`);
      sizes.add(map.size);
    }
    expect([...sizes]).toEqual([1, 2, 3]);
    expect(storedKeys(map, 10_001)).toEqual([9997, 9998, 9999]);
    expect([map.get(9999), map.get(9996)]).toEqual(['value 9999', undefined]);
  });

  it('takes a known key’s new value without room for another, and without a new place in the row', () => {
    const map = new BoundedMap<number, string>(3);
    for (const key of [1, 2, 3, 1, 1, 1]) map.set(key, `value ${key}`);
    map.set(1, 'another');
    expect([storedKeys(map, 9), map.get(1)]).toEqual([[1, 2, 3], 'another']);
    map.set(4, 'value 4');
    expect(storedKeys(map, 9)).toEqual([2, 3, 4]);
  });

  it('holds an undefined value as any other', () => {
    const map = new BoundedMap<number, string | undefined>(2);
    for (const key of [1, 1, 2]) map.set(key, undefined);
    expect([map.has(1), map.size]).toEqual([true, 2]);
  });
});
