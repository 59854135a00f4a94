/** What the address says of the list of customers: `?text=novak&orders=5&sort=-orders&page=2`. */
export interface CustomersSearch {
  text?: string;
  market?: string;
  /** At least so many orders. */
  orders?: string;
  /** Day since which the account is there: `2026-11-01`. */
  since?: string;
  /** `1`: gets the newsletter; `0`: does not. */
  newsletter?: string;
  /** `1`: with orders of a guest under its address. */
  guests?: string;
  sort?: string;
  /** From 1. */
  page?: string;
}

const FITS: Readonly<Record<keyof CustomersSearch, RegExp>> = {
  text: /./,
  market: /^[a-z]{2}$/,
  orders: /^[1-9]\d{0,3}$/,
  since: /^\d{4}-\d\d-\d\d$/,
  newsletter: /^[01]$/,
  guests: /^1$/,
  sort: /^-orders$/,
  page: /^[1-9]\d{0,4}$/,
};
/** What does not fit is left out. */
export function readCustomersSearch(search: Record<string, unknown>): CustomersSearch {
  return Object.fromEntries(
    Object.entries(FITS).flatMap(([name, form]) => {
      const value = search[name];
      return typeof value === 'string' && form.test(value.trim()) ? [[name, value.trim().slice(0, 200)]] : [];
    }),
  );
}
