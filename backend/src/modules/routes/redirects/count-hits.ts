import type { Db } from '../../../db/index.ts';
import { addHits, type Hits } from './redirect-queries.ts';

const FLUSH_MS = 10_000;

export interface HitCounter {
  /** Counts a hit for each of these rule ids. */
  count: (rules: readonly number[]) => void;
  /** Writes the counts and stops. */
  close: () => Promise<void>;
}

/** Counts hits of rules in memory and adds them to the database every ten seconds: no request waits for a write. */
export function createHitCounter({ db, logError }: { db: Db; logError: (message: string, error: unknown) => void }): HitCounter {
  let hits = new Map<number, Hits>();
  const note = (id: number, count: number, at: number): void => {
    const existing = hits.get(id);
    hits.set(id, { id, count: (existing?.count ?? 0) + count, at: Math.max(existing?.at ?? 0, at) });
  };
  const flush = async (): Promise<void> => {
    if (hits.size === 0) return;
    const counted = hits;
    hits = new Map();
    try {
      await addHits(
        db,
        [...counted.values()].sort((a, b) => a.id - b.id),
      );
    } catch (error) {
      // Kept for the next write; there are at most as many as rules.
      for (const { id, count, at } of counted.values()) note(id, count, at);
      logError('followed redirects could not be counted', error);
    }
  };
  let flushing = Promise.resolve();
  const flushNext = (): Promise<void> => {
    flushing = flushing.then(flush);
    return flushing;
  };
  const timer = setInterval(() => void flushNext(), FLUSH_MS).unref();
  return {
    count: (rules) => {
      for (const id of rules) note(id, 1, Date.now());
    },
    close: async () => {
      clearInterval(timer);
      await flushNext();
    },
  };
}
