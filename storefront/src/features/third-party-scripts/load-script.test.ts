import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript, windowProperty } from './load-script.ts';

/** Stub of the document, with what is needed to add a script. */
const added: { src: string; onError: (() => void)[]; removed: boolean }[] = [];
const parent = { append: (element: (typeof added)[number]) => added.push(element) };
const fakeDocument = {
  querySelector: (selector: string) => {
    if (selector === '<') throw new DOMException('not a selector');
    return selector === 'head' ? parent : null;
  },
  createElement: () => {
    const element = { src: '', dataset: {}, onError: [] as (() => void)[], removed: false };
    return Object.assign(element, {
      addEventListener: (_name: string, listener: () => void) => element.onError.push(listener),
      remove: () => {
        element.removed = true;
      },
    });
  },
};

beforeEach(() => {
  added.length = 0;
  vi.stubGlobal('document', fakeDocument);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const { signal } = new AbortController();

describe('loading a script', () => {
  it('without a key is logged and loads nothing [S8.39]', async () => {
    await loadScript({ key: '', source: 'https://tags.example/t.js', isDelayed: false, signal });
    expect(console.error).toHaveBeenCalledWith('Script key is not defined');
    expect(added).toEqual([]);
  });

  it('that fails is logged [S8.40]', async () => {
    await loadScript({ key: 'tags', source: 'https://tags.example/t.js', isDelayed: false, signal });
    expect(added).toMatchObject([{ src: 'https://tags.example/t.js' }]);
    added[0]?.onError[0]?.();
    expect(console.error).toHaveBeenCalledWith('Failed to load script', 'tags');
  });

  it.each(['#nowhere', '<'])('into %s, which is not there, is warned of [S8.41]', async (appendTo) => {
    await loadScript({ key: 'tags', source: 'https://tags.example/t.js', appendTo, isDelayed: false, signal });
    expect(console.warn).toHaveBeenCalledWith('Invalid appendTo selector', appendTo);
    expect(added).toEqual([]);
  });

  it('is undone when it ends, and does not begin afterwards [S4.59]', async () => {
    const ending = new AbortController();
    await loadScript({ key: 'tags', source: 'https://tags.example/t.js', isDelayed: false, signal: ending.signal });
    ending.abort();
    expect(added).toMatchObject([{ removed: true }]);
    const begin = vi.fn();
    await loadScript({ key: 'tags', source: begin, isDelayed: false, signal: ending.signal });
    expect(begin).not.toHaveBeenCalled();
  });
});

describe('a property of the window', () => {
  it('is looked for five times, a second apart, and then it has failed [S8.42] [S8.43]', async () => {
    vi.useFakeTimers();
    const failed = vi.fn();
    windowProperty('nobodyBringsThis', { signal }).catch(failed);
    await vi.advanceTimersByTimeAsync(3999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ message: 'window.nobodyBringsThis was not there after 5 attempts' });
  });

  it('is found as soon as it is there [S8.42]', async () => {
    vi.useFakeTimers();
    const found = windowProperty<number>('broughtLate', { signal });
    await vi.advanceTimersByTimeAsync(1500);
    vi.stubGlobal('broughtLate', 7);
    await vi.advanceTimersByTimeAsync(500);
    expect(await found).toBe(7);
  });
});
