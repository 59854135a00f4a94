import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncScripts } from './sync-scripts.ts';

vi.mock('./load-script.ts', () => ({ loadScript: async () => {} }));
vi.mock('./delete-cookies.ts', () => ({ deleteCookies: () => {} }));

const PIXEL = { name: 'social_pixel', code: '1', url: '/pixel.js', consent: 'marketing', cookies: [], reloads: true } as unknown as OutsideScript;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  const memory = new Map<string, string>();
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value) });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a consent that is taken back loads the page anew, and not twice within 2000 ms [S4.60] [S9.65]', () => {
  const sync = (approved: string[]) => syncScripts({ scripts: [PIXEL], approved, mayLoad: true, onListening: () => {} });
  const takeBack = () => {
    sync(['marketing']);
    sync([]);
    return reload.mock.calls.length;
  };
  expect(takeBack()).toBe(1);
  vi.advanceTimersByTime(1999);
  expect(takeBack()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(takeBack()).toBe(2);
});
