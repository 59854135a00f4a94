import { focusedLink } from './focus-page.ts';
import { readSession, writeSession } from './session-storage.ts';
import type { LoadedPage } from './fetch-page.ts';

const MAX_PAGES = 20;

interface Entry {
  page: LoadedPage;
  position: number;
  /** Address of the link that had the focus when the page was left; `null`: none. */
  link: string | null;
}

/**
 * Keeps pages and positions by history entry, so that Back shows a list at its earlier position immediately. Evicts the oldest; after a reload the page is
 * rebuilt from its address.
 */
export function createScrollRestoration(first: LoadedPage) {
  const entries = new Map<string, Entry>();
  let current = keyOf(history.state) ?? newKey();
  history.scrollRestoration = 'manual';
  history.replaceState({ key: current }, '');
  const stored = readSession(`scroll:${current}`);
  // One frame after scripts have added content, such as recently viewed products: otherwise it counts as a layout shift.
  if (stored) requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top: Number(stored), behavior: 'instant' })));
  let position = scrollY;
  entries.set(current, { page: first, position, link: null });
  const follow = () => {
    position = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
  // The position is tracked, as reading it while the page is left forces a layout of the whole page.
  const remember = () => writeSession(`scroll:${current}`, String(Math.round(position)));
  addEventListener('pagehide', remember);

  return {
    save() {
      const entry = entries.get(current);
      if (!entry) return;
      entry.position = scrollY;
      entry.link = focusedLink();
    },
    push(page: LoadedPage, { replace, hash }: { replace: boolean; hash: string }) {
      current = replace ? current : newKey();
      if (replace) history.replaceState({ key: current }, '', page.state.url + hash);
      else history.pushState({ key: current }, '', page.state.url + hash);
      entries.delete(current);
      entries.set(current, { page, position: 0, link: null });
      const oldest = entries.keys().next().value;
      if (entries.size > MAX_PAGES && oldest) entries.delete(oldest);
    },
    pageOf: (state: unknown): LoadedPage | undefined => entries.get(keyOf(state) ?? '')?.page,
    positionOf: (state: unknown): number => entries.get(keyOf(state) ?? '')?.position ?? 0,
    linkOf: (state: unknown): string | null => entries.get(keyOf(state) ?? '')?.link ?? null,
    /** True if the history entry is the one shown, as after closing a modal. */
    isCurrent: (state: unknown): boolean => keyOf(state) === current,
    /** Marks the current history entry as the one shown. */
    arrive(page: LoadedPage, position: number) {
      current = keyOf(history.state) ?? current;
      if (!entries.has(current)) entries.set(current, { page, position, link: null });
    },
    stop: () => {
      removeEventListener('scroll', follow);
      removeEventListener('pagehide', remember);
    },
  };
}

const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;
const newKey = (): string => Math.random().toString(36).slice(2, 10);
