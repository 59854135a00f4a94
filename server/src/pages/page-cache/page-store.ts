import { ALL_PAGES } from '@vitrina/backend';
import { SegmentedLru } from '../../shared/segmented-lru.ts';
import type { PageEntry } from './page-entry.ts';
import { TagIndex } from './tag-index.ts';

export interface PageStore {
  /** A fresh entry, noted as used. */
  fresh(key: string): PageEntry | undefined;
  /** Returns the entry of a key, expired ones too, for use when rendering fails. */
  find(key: string): PageEntry | undefined;
  /** Position in the sequence of changes, to be read before a page is rendered. */
  position(): number;
  /** `startPosition`: the position read before the page was rendered; a change since then makes the entry stale at once. */
  set(key: string, entry: PageEntry, startPosition: number): void;
  delete(key: string): void;
  /** Marks entries with one of these tags as ended; they are served only if no new page can be rendered. */
  purge(tags: readonly string[]): void;
  clear(): void;
  readonly bytes: number;
  readonly size: number;
}

/** Entries in memory, bounded by bytes, found by key and by tag. */
export function createPageStore({ bytes, now }: { bytes: number; now: () => number }): PageStore {
  const tags = new TagIndex();
  const entries = new SegmentedLru<PageEntry>({ limit: bytes, onEvict: (key, entry) => tags.remove(key, entry.tags) });
  return {
    fresh: (key) => {
      const entry = entries.get(key);
      return entry && isFresh(entry, now()) ? entry : undefined;
    },
    find: (key) => {
      const entry = entries.peek(key);
      if (!entry || entry.status < 400 || entry.staleUntil > now()) return entry;
      entries.delete(key);
      return undefined;
    },
    position: () => tags.now(),
    set: (key, entry, startPosition) => {
      if (tags.hasChangedSince(entry.tags, startPosition) || tags.hasChangedSince([ALL_PAGES], startPosition)) entry.isPurged = true;
      const old = entries.peek(key);
      if (old) tags.remove(key, old.tags);
      entries.set(key, entry);
      if (entries.peek(key) === entry) tags.add(key, entry.tags);
    },
    delete: (key) => entries.delete(key),
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
    get bytes() {
      return entries.bytes;
    },
    get size() {
      return entries.size;
    },
  };
}

export const isFresh = (entry: PageEntry, now: number): boolean => !entry.isPurged && entry.freshUntil > now;
