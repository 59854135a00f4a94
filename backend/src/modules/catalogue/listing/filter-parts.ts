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

/** Adds the value under its old name `code`. */
export const withCodes = (values: readonly Value[]): Filter['values'] => values.map((one) => ({ ...one, code: one.value }));

const VALUES_SHOWN = 60;
/** Locale-independent: equal everywhere, and many times faster than `localeCompare`. */
const order = new Intl.Collator('en', { numeric: true });

/** A choice before formatting, as only few of hundreds are displayed. */
export interface Choice<T> {
  of: T;
  count: number;
  selected: boolean;
}

/** Most frequent first; ties in the order of `places`. */
export const mostFirst = <T>(choices: Choice<T>[], places: ReadonlyMap<T, number>): Choice<T>[] =>
  keepBest(likely(choices).sort((a, b) => b.count - a.count || (places.get(a.of) ?? 0) - (places.get(b.of) ?? 0)));

/** Drops choices that cannot be displayed: sorting hundreds by count and title costs more than the rest of a filter. */
function likely<T>(choices: Choice<T>[]): Choice<T>[] {
  if (choices.length <= 2 * VALUES_SHOWN) return choices;
  const counts = Int32Array.from(choices, ({ count }) => count).sort();
  const least = counts[counts.length - VALUES_SHOWN] as number;
  return choices.filter(({ count, selected }) => selected || count >= least);
}

/** Shortens a long list by its rarest values, never a selected one, and keeps the order. */
export function keepBest<T>(choices: Choice<T>[]): Choice<T>[] {
  if (choices.length <= VALUES_SHOWN) return choices;
  const displayed = new Set(choices.toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count).slice(0, VALUES_SHOWN));
  return choices.filter((choice) => displayed.has(choice));
}

const placesCache = new WeakMap<object, Map<LanguageCode, ReadonlyMap<unknown, number>>>();

/** Place of each entry in the order of titles, sorted once per dictionary, as comparing texts is slow. */
export function placesByTitle<T>(all: readonly T[] | ReadonlyMap<unknown, T>, lang: LanguageCode, titleOf: (one: T) => string): ReadonlyMap<T, number> {
  const before = placesCache.get(all) ?? new Map<LanguageCode, ReadonlyMap<unknown, number>>();
  placesCache.set(all, before);
  const cached = before.get(lang) as ReadonlyMap<T, number> | undefined;
  if (cached) return cached;
  const titled = [...all.values()].map((one) => ({ one, title: titleOf(one) })).sort((a, b) => order.compare(a.title, b.title));
  const places = new Map(titled.map(({ one }, place) => [one, place]));
  before.set(lang, places);
  return places;
}

const BARS = 12;

/** Counts in equal intervals from the least to the greatest number; `times`: occurrences of each number. */
export function histogramOf(numbers: ArrayLike<number>, { min, max }: { min: number; max: number }, times: (n: number) => number = () => 1): number[] {
  const bars = new Array<number>(BARS).fill(0);
  const span = Math.max(max - min, Number.EPSILON);
  for (let n = 0; n < numbers.length; n += 1) {
    const bar = Math.min(BARS - 1, Math.floor((((numbers[n] as number) - min) / span) * BARS));
    bars[bar] = (bars[bar] as number) + times(n);
  }
  return bars;
}
