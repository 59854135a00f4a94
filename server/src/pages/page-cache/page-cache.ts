import { TooBusy } from '../../admission/too-busy.ts';
import { ALL_PAGES, withTimeout } from '@vitrina/backend';
import type { PageEntry } from './page-entry.ts';
import { steadyNow } from '../../shared/steady-clock.ts';
import { SegmentedLru } from '../../shared/segmented-lru.ts';
import type { SharedPages } from './shared-pages.ts';
import { TagIndex } from './tag-index.ts';

export interface PageCacheOptions {
  bytes: number;
  /** Makes the page; a thrown error and an answer of 5xx count as "did not work". */
  log: (message: string, error: unknown) => void;
  /** Pages that other processes made. */
  shared?: SharedPages | undefined;
  /** With something older at hand nobody waits longer for the new one. */
  patienceMs?: number;
  now?: () => number;
}

/** Why a page is made: there is none; the one there has ended and is shown where this takes too long; nobody waits, the older one was sent. */
export type MakeReason = 'missing' | 'ended' | 'renewal';
export type MakePage = (reason: MakeReason) => Promise<PageEntry>;
/** `shared`: another process made it. */
export type PageState = 'hit' | 'shared' | 'stale' | 'miss';
/** `busy`: too many wait already and there is nothing older to show. */
export type PageOutcome = { state: PageState; entry: PageEntry } | { state: 'busy' };

export interface PageCache {
  /** A fresh entry, or `undefined`; the path that must be quick. */
  fresh(key: string): PageEntry | undefined;
  /** The entry of a key: kept, stale while a new one is made, or made now, by one maker a key. */
  get(key: string, make: MakePage): Promise<PageOutcome>;
  /** Ends the life of everything made of one of these; it still stands in when a new one cannot be made. */
  purge(tags: readonly string[]): void;
  clear(): void;
  readonly figures: { hits: number; shared: number; stale: number; misses: number; busy: number; bytes: number; entries: number };
}

interface Flight {
  promise: Promise<PageEntry>;
  waiting: number;
}

const WAITING_A_KEY = 200;
const RENDERINGS_AT_ONCE = 200;
/** Leaves time for what is asked before, within the three seconds that nobody waits longer than. */
const PATIENCE_MS = 2000;
/** After a failed renewal the old page is shown so long before the next try. */
const RETRY_MS = 5000;

/** The cache of rendered pages: bounded, one rendering a key, stale while revalidating and while rendering fails. */
export function createPageCache({ bytes, log, shared, patienceMs = PATIENCE_MS, now = steadyNow }: PageCacheOptions): PageCache {
  const tags = new TagIndex();
  const entries = new SegmentedLru<PageEntry>({ limit: bytes, onEvict: (key, entry) => tags.remove(key, entry.tags) });
  const flights = new Map<string, Flight>();
  const asks = new Map<string, Promise<void>>();
  const counts = { hits: 0, shared: 0, stale: 0, misses: 0, busy: 0 };

  const store = (key: string, entry: PageEntry, begun: number): void => {
    if (tags.hasChangedSince(entry.tags, begun) || tags.hasChangedSince([ALL_PAGES], begun)) entry.isPurged = true;
    const old = entries.peek(key);
    if (old) tags.remove(key, old.tags);
    entries.set(key, entry);
    if (entries.peek(key) === entry) tags.add(key, entry.tags);
  };

  const makeAndStore = async (key: string, make: () => Promise<PageEntry>): Promise<PageEntry> => {
    const begun = tags.now();
    const position = shared?.position() ?? null;
    const entry = await make();
    if (entry.isPublic) {
      store(key, entry, begun);
      if (!entry.isPurged) shared?.put(key, entry, position);
    } else if (entry.status < 500) {
      entries.delete(key);
      shared?.drop(key);
    }
    return entry;
  };

  /** What is kept under a key. Pages past their time stay, for the case that no new one can be made. */
  const kept = (key: string): PageEntry | undefined => {
    const entry = entries.peek(key);
    if (!entry || entry.status < 400 || entry.staleUntil > now()) return entry;
    entries.delete(key);
    return undefined;
  };
  /** To be shown only where no new one can be made. */
  const isLastResort = (entry: PageEntry): boolean => entry.isPurged || entry.staleUntil <= now();
  const isFresh = (entry: PageEntry): boolean => !entry.isPurged && entry.freshUntil > now();

  /** Takes over what another process made where it is better than what is here; one asks for all. */
  const takeOver = (key: string, others: SharedPages): Promise<void> => {
    const begun = tags.now();
    const ask =
      asks.get(key) ??
      others
        .get(key)
        .then((entry) => {
          if (entry && isBetter(entry, kept(key))) store(key, entry, begun);
        })
        .finally(() => asks.delete(key));
    asks.set(key, ask);
    return ask;
  };

  const fly = (key: string, make: () => Promise<PageEntry>): Flight => {
    const flight: Flight = { promise: makeAndStore(key, make).finally(() => flights.delete(key)), waiting: 0 };
    flights.set(key, flight);
    return flight;
  };

  const renewInBackground = (key: string, old: PageEntry, make: MakePage): void => {
    if (flights.has(key) || flights.size >= RENDERINGS_AT_ONCE) return;
    fly(key, () => make('renewal')).promise.then(
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
  const makeNow = async (key: string, old: PageEntry | undefined, make: MakePage): Promise<PageOutcome> => {
    const known = flights.get(key);
    if (known ? known.waiting >= WAITING_A_KEY : flights.size >= RENDERINGS_AT_ONCE) return old ? stale(old) : busy();
    const flight = known ?? fly(key, () => make(old ? 'ended' : 'missing'));
    flight.waiting += 1;
    try {
      const entry = await (old ? withTimeout(flight.promise, patienceMs, () => null) : flight.promise);
      if (!entry || (entry.status >= 500 && old)) return stale(old as PageEntry);
      counts.misses += 1;
      return { state: 'miss', entry };
    } catch (error) {
      const isBusy = error instanceof TooBusy;
      if (!old && isBusy) return busy();
      if (!old) throw error;
      if (flight.waiting === 1 && !isBusy) log('a page could not be made anew, the older one is shown', error);
      return stale(old);
    } finally {
      flight.waiting -= 1;
    }
  };

  const stale = (entry: PageEntry): PageOutcome => {
    counts.stale += 1;
    return { state: 'stale', entry };
  };
  const busy = (): PageOutcome => {
    counts.busy += 1;
    return { state: 'busy' };
  };

  const cache: PageCache = {
    fresh: (key) => {
      const entry = entries.get(key);
      if (!entry || entry.isPurged || entry.freshUntil <= now()) return undefined;
      counts.hits += 1;
      return entry;
    },
    get: async (key, make) => {
      const found = kept(key);
      if (found && isFresh(found)) return { state: 'hit', entry: found };
      if (shared && !flights.has(key)) await takeOver(key, shared);
      const old = shared ? kept(key) : found;
      if (old && isFresh(old)) {
        counts.shared += 1;
        return { state: 'shared', entry: old };
      }
      if (!old || isLastResort(old)) return makeNow(key, old, make);
      renewInBackground(key, old, make);
      return stale(old);
    },
    purge: (changed) => {
      const touched = tags.change(changed);
      for (const key of changed.includes(ALL_PAGES) ? entries.keys() : touched) {
        const entry = entries.peek(key);
        if (entry) entry.isPurged = true;
      }
    },
    clear: () => {
      for (const key of entries.keys()) entries.delete(key);
    },
    get figures() {
      return { ...counts, bytes: entries.bytes, entries: entries.size };
    },
  };
  return cache;
}

/** Whether another process's page is worth more than the one here. */
const isBetter = (theirs: PageEntry, ours: PageEntry | undefined): boolean =>
  ours === undefined || (!theirs.isPurged && (ours.isPurged || theirs.freshUntil > ours.freshUntil));
