import { fits, readSearch } from '../../kits/list/read-search.ts';

const SORTS = ['created_at', 'orders', 'email'] as const;

/** Parameters of the list of customers: `?text=novak&orders=5&sort=-orders`. */
export interface CustomersSearch {
  text?: string;
  market?: string;
  /** Minimum number of orders. */
  orders?: string;
  /** Earliest day of registration: `2026-11-01`. */
  since?: string;
  /** `1`: subscribed to the newsletter; `0`: not. */
  newsletter?: string;
  /** `1`: with guest orders under the account's e-mail. */
  guests?: string;
  sort?: string;
  columns?: string;
  density?: string;
}

/** Drops invalid parameters. */
export const readCustomersSearch = (search: Record<string, unknown>): CustomersSearch =>
  readSearch<CustomersSearch>(
    {
      text: fits.text,
      market: fits.market,
      orders: (value) => /^[1-9]\d{0,3}$/.test(value),
      since: fits.day,
      newsletter: fits.oneOf(['0', '1']),
      guests: fits.oneOf(['1']),
      sort: fits.sort(SORTS),
      columns: fits.columns,
      density: fits.density,
    },
    search,
  );
