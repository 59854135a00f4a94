import { isPrivatePath } from '@vitrina/contract/values/private-path';

/** Specification, section 9. */
const AT_ONCE = 4;
/** Milliseconds that a pointer rests on a link before its page is preloaded. */
const REST_MS = 65;
/** Milliseconds after which a preloaded page is discarded. */
const MAX_AGE_MS = 20_000;

export interface Preloads {
  /** The response of a page's data, pending or complete; `undefined`: not requested. */
  take: (url: string) => Promise<Response> | undefined;
  stop: () => void;
}

interface CachedResponse {
  answer: Promise<Response>;
  at: number;
}

/**
 * Preloads a page's data while a finger or pointer is on its link, at most four at once. Never
 * private pages, nor in data-saver mode.
 */
export function preloadPages(): Preloads {
  const cache = new Map<string, CachedResponse>();
  let running = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const preload = (url: string): void => {
    const cached = cache.get(url);
    if (running >= AT_ONCE || (cached && Date.now() - cached.at < MAX_AGE_MS)) return;
    running += 1;
    const answer = fetch(`/_data${url}`, { headers: { accept: 'application/json' }, priority: 'low' });
    const mine: CachedResponse = { answer, at: Date.now() };
    cache.set(url, mine);
    setTimeout(() => {
      if (cache.get(url) === mine) cache.delete(url);
    }, MAX_AGE_MS);
    answer
      .catch(() => cache.delete(url))
      .finally(() => {
        running -= 1;
      });
  };
  const onOver = (event: PointerEvent) => {
    clearTimeout(resting);
    const url = addressOf(event.target);
    if (!url || savesData()) return;
    if (event.pointerType === 'mouse') resting = setTimeout(() => preload(url), REST_MS);
    else if (event.type === 'pointerdown') preload(url);
  };
  document.addEventListener('pointerover', onOver, { passive: true });
  document.addEventListener('pointerdown', onOver, { passive: true });
  return {
    take: (url) => {
      // The link was pressed: no further preload from hovering.
      clearTimeout(resting);
      const cached = cache.get(url);
      cache.delete(url);
      return cached && Date.now() - cached.at < MAX_AGE_MS ? cached.answer : undefined;
    },
    stop: () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('pointerdown', onOver);
    },
  };
}

/** Path and query of the page a link leads to by navigation; `null` for all else. */
function addressOf(target: EventTarget | null): string | null {
  const link = (target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin || link.hash) return null;
  const url = link.pathname + link.search;
  const isPage = link.pathname.endsWith('/') && !/^\/(?:api|thumbs|assets|p)\//.test(link.pathname) && !isPrivatePath(link.pathname);
  return isPage && url !== location.pathname + location.search && !link.search.includes('mode=') ? url : null;
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
