import type { Filter } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import type { Base } from './listing-base.ts';
import type { ListingRequest, ListingResult } from './listing-request.ts';

/** Context of building a list's filters. */
export interface FiltersOf {
  catalogue: Catalogue;
  request: ListingRequest;
  result: ListingResult;
  base: Base;
  lang: LanguageCode;
}

export const EMPTY = { help: null, unit: null, values: [], min: null, max: null, from: null, to: null, histogram: [] };

export type Value = Omit<Filter['values'][number], 'code'>;

/** Under the older name, too. */
export const withCodes = (values: readonly Value[]): Filter['values'] => values.map((one) => ({ ...one, code: one.value }));

const VALUES_SHOWN = 60;
/** Locale-independent: equal everywhere, and many times faster than `localeCompare`. */
const order = new Intl.Collator('en', { numeric: true });

export const mostFirst = (values: Value[]): Value[] => keepBest(values.sort((a, b) => b.count - a.count || order.compare(a.title, b.title)));

/** Long lists stay in order and lose their rarest values, never a selected one. */
export function keepBest(values: Value[]): Value[] {
  if (values.length <= VALUES_SHOWN) return values;
  const kept = new Set(values.toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count).slice(0, VALUES_SHOWN));
  return values.filter((value) => kept.has(value));
}

const BARS = 12;

/** Counts in equal steps from the least to the greatest number; `times`: how often each stands there. */
export function histogramOf(numbers: ArrayLike<number>, { min, max }: { min: number; max: number }, times: (n: number) => number = () => 1): number[] {
  const bars = new Array<number>(BARS).fill(0);
  const span = Math.max(max - min, Number.EPSILON);
  for (let n = 0; n < numbers.length; n += 1) {
    const bar = Math.min(BARS - 1, Math.floor((((numbers[n] as number) - min) / span) * BARS));
    bars[bar] = (bars[bar] as number) + times(n);
  }
  return bars;
}
