import { BoundedMap } from '@vitrina/contract/values/bounded-map';

const KEPT_MS = 60_000;
const MOST_VIEWS = 200;

interface Seen {
  offset: number;
  limit: number;
  /** Rows of this page. */
  found: number;
}

/** How many orders a view holds. It is counted with its first page; a jump into the middle of a hundred thousand does not count them again. */
export class ViewTotals {
  readonly #kept = new BoundedMap<string, { total: number; at: number }>(MOST_VIEWS);

  async of(key: string, { offset, limit, found }: Seen, count: () => Promise<number>): Promise<number> {
    const kept = this.#kept.get(key);
    // A page that is not full is the last one.
    const isLast = found < limit && (found > 0 || offset === 0);
    if (!isLast && kept && offset > 0 && performance.now() - kept.at < KEPT_MS) return kept.total;
    const total = isLast ? offset + found : await count();
    this.#kept.set(key, { total, at: performance.now() });
    return total;
  }
}
