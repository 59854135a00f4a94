type Fits<Search> = Readonly<Record<keyof Search, (value: string) => boolean>>;

const LONGEST = 200;
const DAY = /^\d{4}-\d\d-\d\d$/;
const COLUMNS = /^[a-z_]+(?:,[a-z_]+)*$/;
const MARKET = /^[a-z]{2}$/;
const PAGE = /^[1-9]\d{0,3}$/;
const ID = /^\d{1,9}$/;

/** Validators of the parameters of a list's address. */
export const fits = {
  text: (value: string): boolean => value !== '',
  /** Code as entered by a user. */
  code: (value: string): boolean => value.length > 0 && value.length <= 80,
  market: (value: string): boolean => MARKET.test(value),
  day: (value: string): boolean => DAY.test(value) && !Number.isNaN(Date.parse(value)),
  /** Page number, from 1. */
  page: (value: string): boolean => PAGE.test(value),
  id: (value: string): boolean => ID.test(value),
  columns: (value: string): boolean => COLUMNS.test(value),
  density: (value: string): boolean => value === 'close' || value === 'wide',
  oneOf:
    (all: readonly string[]) =>
    (value: string): boolean =>
      all.includes(value),
  /** Sort field, with `-` if descending: `-name`. */
  sort:
    (names: readonly string[]) =>
    (value: string): boolean =>
      names.includes(value.replace(/^-/, '')),
};

/**
 * Drops invalid parameters, so that an old or mistyped address still opens the list. They are set to `undefined`, not left out: the router merges the result
 * over the address.
 */
export function readSearch<Search>(all: Fits<Search>, search: Readonly<Record<string, unknown>>): Search {
  const found = Object.entries<(value: string) => boolean>(all).flatMap(([name, isFit]) => {
    const value = search[name];
    if (value === undefined) return [];
    return [[name, typeof value === 'string' && isFit(value.trim()) ? value.trim().slice(0, LONGEST) : undefined]];
  });
  return Object.fromEntries(found) as Search;
}
