import { readSession, writeSession } from './session-memory.ts';
import type { LoadedPage } from './fetch-page.ts';

const KEPT_PAGES = 20;

interface Entry {
  page: LoadedPage;
  position: number;
}

/**
 * Remembers pages and positions by history entry, so that Back shows the same product at the same place at once. Forgets the
 * oldest; after a reload the address alone rebuilds the page.
 */
export function keepScroll(first: LoadedPage) {
  const entries = new Map<string, Entry>();
  let current = keyOf(history.state) ?? newKey();
  history.scrollRestoration = 'manual';
  history.replaceState({ key: current }, '');
  entries.set(current, { page: first, position: scrollY });
  const stored = readSession(`scroll:${current}`);
  if (stored) requestAnimationFrame(() => scrollTo({ top: Number(stored), behavior: 'instant' }));
  const remember = () => writeSession(`scroll:${current}`, String(Math.round(scrollY)));
  addEventListener('pagehide', remember);

  return {
    save() {
      const entry = entries.get(current);
      if (entry) entry.position = scrollY;
    },
    push(page: LoadedPage, replace: boolean) {
      current = replace ? current : newKey();
      if (replace) history.replaceState({ key: current }, '', page.state.url);
      else history.pushState({ key: current }, '', page.state.url);
      entries.delete(current);
      entries.set(current, { page, position: 0 });
      const oldest = entries.keys().next().value;
      if (entries.size > KEPT_PAGES && oldest) entries.delete(oldest);
    },
    pageOf: (state: unknown): LoadedPage | undefined => entries.get(keyOf(state) ?? '')?.page,
    positionOf: (state: unknown): number => entries.get(keyOf(state) ?? '')?.position ?? 0,
    /** After the page was drawn. */
    restore(page: LoadedPage, position: number) {
      current = keyOf(history.state) ?? current;
      if (!entries.has(current)) entries.set(current, { page, position });
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo({ top: position, behavior: 'instant' })));
    },
    stop: () => removeEventListener('pagehide', remember),
  };
}

const keyOf = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;
const newKey = (): string => Math.random().toString(36).slice(2, 10);
