import { BoundedMap } from '@vitrina/contract/values/bounded-map';

const VIEW_MS = 60_000;
/** Milliseconds for which a large list without a view keeps its count. */
const OPEN_MS = 3000;
/** Fewer are counted in a moment, and exactly. */
const LARGE = 10_000;
const MOST_VIEWS = 200;

interface Kept {
  total: number;
  /** Orders placed later are not in it. */
  until: Date;
  /** Moment by `performance.now()`, milliseconds. */
  at: number;
}

/**
 * Totals of lists. A view is counted once: a jump into the middle of a hundred thousand does not count them again. A list
 * without a view is counted at each call as long as it is a short one; of a long one what was placed since is added to
 * what was counted a moment ago.
 */
export class ViewTotals {
  readonly #kept = new BoundedMap<string, Kept>(MOST_VIEWS);

  /** Returns the total of a view; `null`: not counted yet, or too long ago. */
  ofView(key: string): number | null {
    const kept = this.#kept.get(key);
    return kept && performance.now() - kept.at < VIEW_MS ? kept.total : null;
  }

  /** A large list as it was counted a moment ago; `null`: it has to be counted. */
  ofOpen(key: string): { total: number; until: Date } | null {
    const kept = this.#kept.get(key);
    return kept && kept.total >= LARGE && performance.now() - kept.at < OPEN_MS ? kept : null;
  }

  keep(key: string, total: number, until: Date): void {
    this.#kept.set(key, { total, until, at: performance.now() });
  }
}
