import { afterEach, expect, it, vi } from 'vitest';
import type { LoadedPage } from './fetch-page.ts';
import { createScrollRestoration } from './scroll-restoration.ts';

const PAGE = {} as LoadedPage;
const tab = new Map<string, string>();
let looks = 0;

/** A window with a settable scroll position, which counts reads of it. */
function stubWindow() {
  const window = new EventTarget();
  let top = 0;
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('history', { state: { key: 'here' }, replaceState: vi.fn() });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab.get(key) ?? null, setItem: (key: string, value: string) => tab.set(key, value) });
  Object.defineProperty(globalThis, 'scrollY', {
    configurable: true,
    get: () => {
      looks += 1;
      return top;
    },
  });
  const emit = (type: string) => window.dispatchEvent(new Event(type));
  return {
    scroll: (to: number) => {
      top = to;
      emit('scroll');
    },
    leave: () => emit('pagehide'),
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scrollY');
  vi.unstubAllGlobals();
  tab.clear();
});

it('a page that is left notes its position without a look at it, which would cost a layout of the whole page', () => {
  const { scroll, leave } = stubWindow();
  const { stop } = createScrollRestoration(PAGE);
  scroll(640.4);
  looks = 0;
  leave();
  expect(tab.get('scroll:here')).toBe('640');
  expect(looks).toBe(0);
  stop();
  scroll(900);
  leave();
  expect(tab.get('scroll:here')).toBe('640');
});
