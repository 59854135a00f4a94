import { endpointTable } from '@vitrina/contract/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkMaintenance } from './check-maintenance.ts';
import { setEndpointPaths } from './endpoint-paths.ts';

const FLAG = 'vitrina-maintenance';
const reload = vi.fn();
const onRequest = vi.fn<(path: string) => void>();
let memory: Map<string, string>;
let isOpen: boolean;
let isBusy: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  memory = new Map();
  setEndpointPaths(endpointTable());
  isOpen = isBusy = false;
  reload.mockReset();
  onRequest.mockReset();
  vi.stubGlobal('location', { pathname: '/', reload });
  vi.stubGlobal('document', { querySelector: () => (isBusy ? {} : null), querySelectorAll: () => [] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
  vi.stubGlobal('fetch', (path: string) => {
    onRequest(path);
    return Promise.resolve(Response.json({ success: isOpen, data: {} }));
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a shop that is closed: the flag goes, and the page is loaded again after 5000 ms, to the millisecond, once [S4.66] [S4.67] [S4.68] [S9.69]', async () => {
  await Promise.all([checkMaintenance(), checkMaintenance()]);
  expect(onRequest.mock.calls).toEqual([['/api/misc/is-maintenance/']]);
  expect(memory.has(FLAG)).toBe(false);
  vi.advanceTimersByTime(4999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

it('waits 5000 ms more while something would be lost, and is never loaded over it [S4.68] [G29]', async () => {
  await checkMaintenance();
  isBusy = true;
  vi.advanceTimersByTime(20_000);
  expect(reload).not.toHaveBeenCalled();
  isBusy = false;
  vi.advanceTimersByTime(4999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('a shop that is open is asked once a session, and nothing is loaded again [S4.66] [S9.74]', async () => {
  isOpen = true;
  for (let refused = 0; refused < 5; refused += 1) await checkMaintenance();
  expect([onRequest.mock.calls.length, memory.get(FLAG)]).toEqual([1, '1']);
  // As in a new session.
  memory.clear();
  await checkMaintenance();
  expect(onRequest).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
