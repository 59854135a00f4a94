import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenToLinks } from './link-handler.ts';

const ORIGIN = 'https://shop.test';
const scrollTo = vi.fn();
const focus = vi.fn();
let page: EventTarget;
let stop = () => {};

/** A window with one anchor target, and fake timers. */
function stubWindow(prefersReducedMotion: boolean): void {
  page = Object.assign(new EventTarget(), {
    getElementById: (id: string) => (id === 'mere' ? { getBoundingClientRect: () => ({ top: 700 }), focus } : null),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL(`${ORIGIN}/katalog/`));
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  vi.stubGlobal('scrollY', 300);
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' && prefersReducedMotion }));
  stop = listenToLinks();
}

/** Clicks a link; returns whether the handler took it. */
function press(hash: string): boolean {
  const link = { href: `${ORIGIN}/katalog/${hash}`, origin: ORIGIN, target: '', hasAttribute: () => false, classList: { contains: () => false } };
  const click = Object.assign(new Event('click', { cancelable: true }), { button: 0 });
  Object.defineProperty(click, 'target', { value: { closest: () => link } });
  page.dispatchEvent(click);
  return click.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockReset();
  focus.mockReset();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['smoothly', false, 'smooth'],
  ['at once where motion is reduced', true, 'instant'],
] as const)('an anchor scrolls %s, to 80 px above its target, 400 ms after the click [S2.108] [S9.67] [S9.68]', (_, prefersReducedMotion, behavior) => {
  stubWindow(prefersReducedMotion);
  expect(press('#mere')).toBe(true);
  vi.advanceTimersByTime(399);
  expect(scrollTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scrollTo.mock.calls).toEqual([[{ top: 700 + 300 - 80, behavior }]]);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

it('an anchor that names nothing is left to the browser [S2.108]', () => {
  stubWindow(false);
  expect(press('#nothing')).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(scrollTo).not.toHaveBeenCalled();
});
