import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffPayments } from '@vitrina/contract/staff/payments';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';

/** Sums of a whole list. */
export type Whole = Pick<ReplyOf<typeof staffPayments.search>, 'total' | 'sums' | 'counts'>;

/** Cache time for the sums of a large list, milliseconds. */
const CACHE_MS = 3000;
/** Shorter lists are summed at each call, as that is fast. */
const LARGE = 10_000;
const MOST = 200;

/** Caches the sums of large lists, so that scrolling does not sum a hundred thousand payments for each page. */
export class CachedSums {
  readonly #cached = new BoundedMap<string, { whole: Whole; at: number }>(MOST);

  /** Returns the sums of a list; `null`: not cached, or expired. */
  of(list: string): Whole | null {
    const cached = this.#cached.get(list);
    return cached && performance.now() - cached.at < CACHE_MS ? cached.whole : null;
  }

  store(list: string, whole: Whole): void {
    if (whole.total >= LARGE) this.#cached.set(list, { whole, at: performance.now() });
  }
}
