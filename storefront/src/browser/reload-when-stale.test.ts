import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenStale } from './reload-when-stale.ts';

const MINUTE = 60_000;
const reload = vi.fn();
let page: EventTarget;
let memory: Map<string, string>;
let stop = () => {};

/** Stubs only what is used of the window, with fake timers. */
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  page = new EventTarget();
  memory = new Map();
  reload.mockReset();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => memory.set(key, value) });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = (idleMinutes: number | null = 15, hasUnsavedWork = () => false) => {
  stop = reloadWhenStale({ idleMinutes, build: 'a', hasUnsavedWork });
};
const move = () => page.dispatchEvent(new Event('pointermove'));

describe('a page without a sign of life', () => {
  it('is reloaded after its configured timeout, to the millisecond [S4.55] [S9.5]', () => {
    for (const minutes of [15, 3]) {
      open(minutes);
      vi.advanceTimersByTime(minutes * MINUTE - 1);
      expect(reload).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(reload).toHaveBeenCalledOnce();
      stop();
      reload.mockReset();
      memory.clear();
    }
  });

  it('never, where no time-out is configured [S4.55]', () => {
    open(null);
    vi.advanceTimersByTime(24 * 60 * MINUTE);
    expect(reload).not.toHaveBeenCalled();
  });

  it('counts from 500 ms after the last of its events: they are debounced [S9.66]', () => {
    open();
    for (let event = 0; event < 2; event += 1) {
      move();
      vi.advanceTimersByTime(499);
    }
    vi.advanceTimersByTime(1 + 15 * MINUTE - 1);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not a page where one event follows the other for an hour [S9.66]', () => {
    open();
    for (let at = 0; at < 60 * MINUTE; at += 499) {
      move();
      vi.advanceTimersByTime(499);
    }
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits while something would be lost, and is looked at again [G29]', () => {
    let hasUnsavedWork = true;
    open(15, () => hasUnsavedWork);
    vi.advanceTimersByTime(20 * MINUTE);
    expect(reload).not.toHaveBeenCalled();
    hasUnsavedWork = false;
    vi.advanceTimersByTime(15_000);
    expect(reload).toHaveBeenCalled();
  });

  it.each([
    [1999, 0],
    [2000, 1],
  ])('%i ms after another reload of the page: %i reloads [S9.65]', (ago, reloads) => {
    open();
    vi.advanceTimersByTime(15 * MINUTE - ago);
    memory.set('vitrina-reload', String(Date.now()));
    vi.advanceTimersByTime(ago);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });
});
