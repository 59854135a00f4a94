import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mayReload } from './reload-guard.ts';

let memory: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  memory = new Map();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a page loads itself again once in 10 000 ms, to the millisecond [S9.64]', () => {
  expect(mayReload()).toBe(true);
  vi.advanceTimersByTime(9999);
  expect(mayReload()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(mayReload()).toBe(true);
  expect(mayReload()).toBe(false);
});

it('never where nothing can be remembered, as nothing would end a circle', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('denied');
    },
  });
  expect(mayReload()).toBe(false);
});
