import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SegmentedLru } from './segmented-lru.ts';

const value = (bytes: number) => ({ bytes });

describe('the bounded memory', () => {
  it('never exceeds its limit and keeps a right sum, for random operations', () => {
    const step = fc.tuple(fc.constantFrom('set', 'get', 'delete'), fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const lru = new SegmentedLru<{ bytes: number }>({ limit: 100 });
        for (const [what, key, bytes] of steps) {
          if (what === 'set') lru.set(`${key}`, value(bytes));
          else if (what === 'get') lru.get(`${key}`);
          else lru.delete(`${key}`);
          const sum = lru.keys().reduce((total, one) => total + (lru.peek(one)?.bytes ?? 0), 0);
          if (lru.bytes > 100 || sum !== lru.bytes || new Set(lru.keys()).size !== lru.size) return false;
        }
        return true;
      }),
    );
  });

  it('lets what was asked for once go before what was asked for twice', () => {
    const lru = new SegmentedLru<{ bytes: number }>({ limit: 100 });
    lru.set('often', value(20));
    lru.get('often');
    for (let i = 0; i < 50; i += 1) lru.set(`once ${i}`, value(20));
    expect(lru.peek('often')).toBeDefined();
    expect(lru.peek('once 0')).toBeUndefined();
  });

  it('keeps nothing that would take a quarter of it', () => {
    const lru = new SegmentedLru<{ bytes: number }>({ limit: 100 });
    lru.set('huge', value(26));
    expect(lru.size).toBe(0);
  });

  it('tells what had to go', () => {
    const gone: string[] = [];
    const lru = new SegmentedLru<{ bytes: number }>({ limit: 50, onEvict: (key) => gone.push(key) });
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) lru.set(key, value(12));
    expect(gone).toEqual(['a', 'b']);
  });
});
