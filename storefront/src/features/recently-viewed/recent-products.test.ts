import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetProducts, recentIds, rememberProduct } from './recent-products.ts';

const KEY = 'vitrina-recent';
let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('recently viewed products', () => {
  it('are at most twelve, newest first, each once, with nothing but number and time', () => {
    for (let id = 1; id <= 15; id += 1) rememberProduct(id);
    rememberProduct(10);
    expect(recentIds()).toEqual([10, 15, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4]);
    for (const one of JSON.parse(stored.get(KEY) ?? '[]') as object[]) expect(Object.keys(one).sort()).toEqual(['at', 'id']);
  });

  it('are forgotten without a trace', () => {
    rememberProduct(1);
    forgetProducts();
    expect(recentIds()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each(['{', 'null', '{"id":1}', '[1,"x",null,{"id":"7","at":1},{"id":-1,"at":1},{"id":1.5,"at":1},{"id":4294967296,"at":1},{"id":1}]'])(
    'a stored value of another shape is ignored: %s',
    (text) => {
      stored.set(KEY, text);
      expect(recentIds()).toEqual([]);
      rememberProduct(3);
      expect(recentIds()).toEqual([3]);
    },
  );

  it('are none where storage is forbidden', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberProduct(1);
    forgetProducts();
    expect(recentIds()).toEqual([]);
  });
});
