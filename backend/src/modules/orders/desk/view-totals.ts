import { BoundedMap } from '@vitrina/contract/values/bounded-map';

const VIEW_MS = 60_000;
/** Milliseconds for which a large list without a view keeps its count. */
const OPEN_MS = 3000;
/** Shorter lists are counted at each call, as that is fast. */
const LARGE = 10_000;
const MOST_VIEWS = 200;

interface CachedTotal {
  total: number;
  /** Orders placed later are not included. */
  until: Date;
  /** Moment by `performance.now()`, milliseconds. */
  at: number;
}

/**
 * Caches totals of lists. A view is counted once, so that a jump to the middle of a hundred thousand orders counts nothing again. A
 * list without a view is counted at each call if it is short; for a long one, orders placed since are added to the last count.
 */
export class ViewTotals {
  readonly #cached = new BoundedMap<string, CachedTotal>(MOST_VIEWS);

  /** Returns the total of a view; `null`: not counted yet, or too long ago. */
  ofView(key: string): number | null {
    const cached = this.#cached.get(key);
    return cached && performance.now() - cached.at < VIEW_MS ? cached.total : null;
  }

  /** The last count of a large list; `null`: none, or too old. */
  ofOpen(key: string): { total: number; until: Date } | null {
    const cached = this.#cached.get(key);
    return cached && cached.total >= LARGE && performance.now() - cached.at < OPEN_MS ? cached : null;
  }

  store(key: string, total: number, until: Date): void {
    this.#cached.set(key, { total, until, at: performance.now() });
  }
}
