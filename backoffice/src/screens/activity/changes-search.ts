/** Parameters of the change log's address: `?kind=stock&page=2`. */
export interface ChangesSearch {
  kind?: string;
  /** Number of an order, id of a product. */
  subject?: string;
  user?: string;
  from?: string;
  to?: string;
  /** Page, from 1. */
  page?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const FITS: Readonly<Record<keyof ChangesSearch, RegExp>> = {
  kind: /^[a-z-]{1,40}$/,
  subject: /^.{1,100}$/,
  user: /^\d{1,9}$/,
  from: DAY,
  to: DAY,
  page: /^[1-9]\d{0,3}$/,
};

/** Drops invalid parameters. */
export function readChangesSearch(search: Record<string, unknown>): ChangesSearch {
  return Object.fromEntries(
    Object.entries(FITS).flatMap(([name, form]) => {
      const value = search[name];
      return typeof value === 'string' && form.test(value.trim()) ? [[name, value.trim()]] : [];
    }),
  );
}
