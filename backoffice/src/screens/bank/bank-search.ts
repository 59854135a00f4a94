import { fits, readSearch } from '../../kits/list/read-search.ts';

export const BANK_TABS = ['certain', 'likely', 'differs', 'foreign', 'surplus', 'booked', 'set_aside'] as const;
export type BankTab = (typeof BANK_TABS)[number];
const SORTS = ['day', 'amount', 'payer'] as const;

/** Parameters of the bank's entries: `?tab=likely&text=novak&from=2026-11-01`. */
export interface BankSearch {
  tab?: BankTab;
  text?: string;
  currency?: string;
  /** Booking days, both included. */
  from?: string;
  to?: string;
  sort?: string;
  columns?: string;
  density?: string;
}

/** Drops invalid parameters. */
export const readBankSearch = (search: Record<string, unknown>): BankSearch =>
  readSearch<BankSearch>(
    {
      tab: fits.oneOf(BANK_TABS),
      text: fits.text,
      currency: (value) => /^[A-Z]{3}$/.test(value),
      from: fits.day,
      to: fits.day,
      sort: fits.sort(SORTS),
      columns: fits.columns,
      density: fits.density,
    },
    search,
  );
