import { fits, readSearch } from '../../kits/list/read-search.ts';

const SORTS = ['last_order', 'orders', 'email'] as const;

/** Parameters of the list of guests: `?text=novak&orders=2`. */
export interface GuestsSearch {
  text?: string;
  market?: string;
  /** Minimum number of orders. */
  orders?: string;
  /** Earliest day of the last order: `2026-11-01`. */
  since?: string;
  /** `1`: subscribed to the newsletter; `0`: not. */
  newsletter?: string;
  sort?: string;
  columns?: string;
  density?: string;
}

/** Drops invalid parameters. */
export const readGuestsSearch = (search: Record<string, unknown>): GuestsSearch =>
  readSearch<GuestsSearch>(
    {
      text: fits.text,
      market: fits.market,
      orders: (value) => /^[1-9]\d{0,3}$/.test(value),
      since: fits.day,
      newsletter: fits.oneOf(['0', '1']),
      sort: fits.sort(SORTS),
      columns: fits.columns,
      density: fits.density,
    },
    search,
  );
