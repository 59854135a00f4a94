import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffPayments } from '@vitrina/contract/staff/payments';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';

/** What a list comes to, whichever page of it is read. */
export type Whole = Pick<ReplyOf<typeof staffPayments.search>, 'total' | 'sums' | 'counts'>;

/** Milliseconds for which a large list that is being scrolled keeps its sums. */
const KEPT_MS = 3000;
/** Fewer are summed in a moment, and at each call. */
const LARGE = 10_000;
const MOST = 200;

/** Sums of large lists that were opened earlier, so that scrolling does not add a hundred thousand payments up for each page. */
export class KeptSums {
  readonly #kept = new BoundedMap<string, { whole: Whole; at: number }>(MOST);

  /** Returns the sums of a list; `null`: not known, or too long ago. */
  of(list: string): Whole | null {
    const kept = this.#kept.get(list);
    return kept && performance.now() - kept.at < KEPT_MS ? kept.whole : null;
  }

  keep(list: string, whole: Whole): void {
    if (whole.total >= LARGE) this.#kept.set(list, { whole, at: performance.now() });
  }
}
