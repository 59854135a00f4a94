import { fits, readSearch } from '../../kits/list/read-search.ts';

export const PAYMENT_TABS = ['all', 'waiting', 'held', 'paid', 'failed', 'back'] as const;
export type PaymentTab = (typeof PAYMENT_TABS)[number];
const SORTS = ['begun', 'amount'] as const;

/** Parameters of the list of payments: `?tab=held&way=card`. */
export interface PaymentsSearch {
  tab?: PaymentTab;
  text?: string;
  /** Code of the payment method. */
  way?: string;
  market?: string;
  /** Days, both included: `2026-11-23`. */
  from?: string;
  to?: string;
  sort?: string;
  columns?: string;
  density?: string;
}

/** Drops invalid parameters. */
export const readPaymentsSearch = (search: Record<string, unknown>): PaymentsSearch =>
  readSearch<PaymentsSearch>(
    {
      tab: fits.oneOf(PAYMENT_TABS),
      text: fits.text,
      way: fits.code,
      market: fits.market,
      from: fits.day,
      to: fits.day,
      sort: fits.sort(SORTS),
      columns: fits.columns,
      density: fits.density,
    },
    search,
  );
