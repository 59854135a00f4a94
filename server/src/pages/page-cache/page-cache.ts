import { withTimeout } from '@vitrina/backend';
import { TooBusy } from '../../admission/too-busy.ts';
import { steadyNow } from '../../shared/steady-clock.ts';
import { createSharedPageAdopter } from './adopt-shared-page.ts';
import type { PageEntry } from './page-entry.ts';
import { createPageStore, isFresh, type PageStore } from './page-store.ts';
import { createRenderPool } from './render-pool.ts';
import type { SharedPages } from './shared-pages.ts';

export interface PageCacheOptions {
  bytes: number;
  /** Logs failed renders; an answer of 5xx counts as one. */
  log: (message: string, error: unknown) => void;
  /** Pages that other processes rendered. */
  shared?: SharedPages | undefined;
  /** Milliseconds that a request with a stale page waits for the new one. */
  patienceMs?: number;
  now?: () => number;
}

/** `missing`: no entry. `ended`: the stale entry is sent only if rendering takes too long. `renewal`: the stale entry was sent already. */
export type RenderReason = 'missing' | 'ended' | 'renewal';
export type RenderForCache = (reason: RenderReason) => Promise<PageEntry>;
/** `shared`: another process rendered it. */
export type PageState = 'hit' | 'shared' | 'stale' | 'miss';
/** `busy`: the queue is full and there is no stale entry. */
export type PageOutcome = { state: PageState; entry: PageEntry } | { state: 'busy' };

export interface PageCache {
  /** A fresh entry, or `undefined`; the hot path. */
  fresh(key: string): PageEntry | undefined;
  /** The entry of a key: cached, stale while a new one is rendered, or rendered now, once for all waiting requests. */
  get(key: string, render: RenderForCache): Promise<PageOutcome>;
  /** Marks entries with one of these tags as ended; they are served only if no new page can be rendered. */
  purge(tags: readonly string[]): void;
  clear(): void;
  readonly stats: { hits: number; shared: number; stale: number; misses: number; busy: number; bytes: number; entries: number };
}

/** Below the three seconds of a page, as other work precedes it. */
const PATIENCE_MS = 2000;
/** Delay after a failed renewal during which the old page is served. */
const RETRY_MS = 5000;

/** Cache of rendered pages: bounded, one render per key, stale-while-revalidate and stale-if-error. */
export function createPageCache({ bytes, log, shared, patienceMs = PATIENCE_MS, now = steadyNow }: PageCacheOptions): PageCache {
  const store = createPageStore({ bytes, now });
  const renders = createRenderPool();
  const adoptShared = shared && createSharedPageAdopter(store, shared);
  const counts = { hits: 0, shared: 0, stale: 0, misses: 0, busy: 0 };

  const outcome = (state: Exclude<PageState, 'hit'>, entry: PageEntry): PageOutcome => {
    counts[state === 'miss' ? 'misses' : state] += 1;
    return { state, entry };
  };
  const busy = (): PageOutcome => {
    counts.busy += 1;
    return { state: 'busy' };
  };
  const startRender = (key: string, render: () => Promise<PageEntry>) => renders.start(key, () => renderAndStore(key, render, { store, shared }));
  /** True if the entry may be served only when no new page can be made. */
  const isLastResort = (entry: PageEntry): boolean => entry.isPurged || entry.staleUntil <= now();

  const renewInBackground = (key: string, old: PageEntry, render: RenderForCache): void => {
    if (renders.has(key) || !renders.hasRoom(key)) return;
    startRender(key, () => render('renewal')).promise.then(
      (entry) => {
        if (entry.status >= 500) old.freshUntil = now() + RETRY_MS;
      },
      (error) => {
        old.freshUntil = now() + RETRY_MS;
        if (!(error instanceof TooBusy)) log('a page could not be renewed', error);
      },
    );
  };

  /** Waits for the new page; shows the old one instead when that fails or takes too long. */
  const renderNow = async (key: string, old: PageEntry | undefined, render: RenderForCache): Promise<PageOutcome> => {
    if (!renders.hasRoom(key)) return old ? outcome('stale', old) : busy();
    const inFlight = renders.find(key) ?? startRender(key, () => render(old ? 'ended' : 'missing'));
    inFlight.waiting += 1;
    try {
      const entry = await (old ? withTimeout(inFlight.promise, patienceMs, () => null) : inFlight.promise);
      return !entry || (entry.status >= 500 && old) ? outcome('stale', old as PageEntry) : outcome('miss', entry);
    } catch (error) {
      const isBusy = error instanceof TooBusy;
      if (!old && isBusy) return busy();
      if (!old) throw error;
      if (inFlight.waiting === 1 && !isBusy) log('a page could not be made anew, the older one is shown', error);
      return outcome('stale', old);
    } finally {
      inFlight.waiting -= 1;
    }
  };

  return {
    fresh: (key) => {
      const entry = store.fresh(key);
      if (entry) counts.hits += 1;
      return entry;
    },
    get: async (key, render) => {
      const found = store.find(key);
      if (found && isFresh(found, now())) return { state: 'hit', entry: found };
      if (adoptShared && !renders.has(key)) await adoptShared(key);
      const old = adoptShared ? store.find(key) : found;
      if (old && isFresh(old, now())) return outcome('shared', old);
      if (!old || isLastResort(old)) return renderNow(key, old, render);
      renewInBackground(key, old, render);
      return outcome('stale', old);
    },
    purge: store.purge,
    clear: store.clear,
    get stats() {
      return { ...counts, bytes: store.bytes, entries: store.size };
    },
  };
}

/** Stores what was rendered, for other processes too; an answer that may not be cached any more removes the old entry. */
async function renderAndStore(
  key: string,
  render: () => Promise<PageEntry>,
  { store, shared }: { store: PageStore; shared: SharedPages | undefined },
): Promise<PageEntry> {
  const startPosition = store.position();
  const position = shared?.position() ?? null;
  const entry = await render();
  if (entry.isPublic) {
    store.set(key, entry, startPosition);
    if (!entry.isPurged) shared?.put(key, entry, position);
  } else if (entry.status < 500) {
    store.delete(key);
    shared?.drop(key);
  }
  return entry;
}
