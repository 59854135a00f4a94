import type { PageEntry } from './page-entry.ts';
import { SegmentedLru } from './segmented-lru.ts';
import { TagIndex } from './tag-index.ts';

export interface PageCacheOptions {
  bytes: number;
  /** Makes the page; a thrown error and an answer of 5xx count as "did not work". */
  log: (message: string, error: unknown) => void;
  now?: () => number;
}

export type PageState = 'hit' | 'stale' | 'miss';
/** `busy`: too many wait already and there is nothing older to show. */
export type PageOutcome = { state: PageState; entry: PageEntry } | { state: 'busy' };

export interface PageCache {
  /** A fresh entry, or `undefined`; the path that must be quick. */
  fresh(key: string): PageEntry | undefined;
  /** The entry of a key: kept, stale while a new one is made, or made now, by one maker a key. */
  get(key: string, make: () => Promise<PageEntry>): Promise<PageOutcome>;
  /** Ends the life of everything made of one of these; it still stands in when a new one cannot be made. */
  purge(tags: readonly string[]): void;
  clear(): void;
  readonly figures: { hits: number; stale: number; misses: number; busy: number; bytes: number; entries: number };
}

interface Flight {
  promise: Promise<PageEntry>;
  waiting: number;
}

const WAITING_A_KEY = 200;
const RENDERINGS_AT_ONCE = 200;
/** With something older at hand nobody waits longer for the new one. */
const PATIENCE_MS = 3000;
/** After a failed renewal the old page is shown so long before the next try. */
const RETRY_MS = 5000;

/** The cache of rendered pages: bounded, one rendering a key, stale while revalidating and while rendering fails. */
export function createPageCache({ bytes, log, now = () => Date.now() }: PageCacheOptions): PageCache {
  const tags = new TagIndex();
  const entries = new SegmentedLru<PageEntry>({ limit: bytes, onEvict: (key, entry) => tags.remove(key, entry.tags) });
  const flights = new Map<string, Flight>();
  const counts = { hits: 0, stale: 0, misses: 0, busy: 0 };

  const store = (key: string, entry: PageEntry, begun: number): void => {
    if (tags.hasChangedSince(entry.tags, begun)) entry.isPurged = true;
    const old = entries.peek(key);
    if (old) tags.remove(key, old.tags);
    entries.set(key, entry);
    if (entries.peek(key) === entry) tags.add(key, entry.tags);
  };

  const makeAndStore = async (key: string, make: () => Promise<PageEntry>): Promise<PageEntry> => {
    const begun = tags.now();
    const entry = await make();
    if (entry.isPublic) store(key, entry, begun);
    else if (entry.status < 500 && entries.peek(key)) entries.delete(key);
    return entry;
  };

  const fly = (key: string, make: () => Promise<PageEntry>): Flight => {
    const flight: Flight = { promise: makeAndStore(key, make).finally(() => flights.delete(key)), waiting: 0 };
    flights.set(key, flight);
    return flight;
  };

  const renewInBackground = (key: string, old: PageEntry, make: () => Promise<PageEntry>): void => {
    if (flights.has(key) || flights.size >= RENDERINGS_AT_ONCE) return;
    fly(key, make).promise.then(
      (entry) => {
        if (entry.status >= 500) old.freshUntil = now() + RETRY_MS;
      },
      (error) => {
        old.freshUntil = now() + RETRY_MS;
        log('a page could not be renewed', error);
      },
    );
  };

  /** Waits for the new page; shows the old one instead when that fails or takes too long. */
  const makeNow = async (key: string, old: PageEntry | undefined, make: () => Promise<PageEntry>): Promise<PageOutcome> => {
    const known = flights.get(key);
    if (known ? known.waiting >= WAITING_A_KEY : flights.size >= RENDERINGS_AT_ONCE) return old ? stale(old) : busy();
    const flight = known ?? fly(key, make);
    flight.waiting += 1;
    try {
      const entry = await (old ? orNothing(flight.promise) : flight.promise);
      if (!entry || (entry.status >= 500 && old)) return stale(old as PageEntry);
      counts.misses += 1;
      return { state: 'miss', entry };
    } catch (error) {
      if (!old) throw error;
      if (flight.waiting === 1) log('a page could not be made anew, the older one is shown', error);
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
      const found = entries.peek(key);
      if (found && found.staleUntil <= now()) entries.delete(key);
      const old = found && found.staleUntil > now() ? found : undefined;
      if (!old || old.isPurged) return makeNow(key, old, make);
      if (old.freshUntil > now()) return { state: 'hit', entry: old };
      renewInBackground(key, old, make);
      return stale(old);
    },
    purge: (changed) => {
      for (const key of tags.change(changed)) {
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

/** The entry, or `null` when it is not there in time. A late failure is nobody's business any more. */
async function orNothing(promise: Promise<PageEntry>): Promise<PageEntry | null> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  promise.catch(() => {});
  try {
    return await Promise.race([promise, patience]);
  } finally {
    clearTimeout(timer);
  }
}
