import { fits, readSearch } from '../../kits/list/read-search.ts';

export const REFUND_TABS = ['hand', 'gateway', 'done'] as const;
export type RefundTab = (typeof REFUND_TABS)[number];
const SORTS = ['since', 'amount', 'done'] as const;

/** Parameters of the list of refunds: `?tab=gateway&problem=1`. */
export interface RefundsSearch {
  tab?: RefundTab;
  text?: string;
  /** Code of the payment method. */
  way?: string;
  market?: string;
  /** `1`: the gateway reported a problem. */
  problem?: string;
  /** Days, both included: `2026-11-23`. */
  from?: string;
  to?: string;
  sort?: string;
  columns?: string;
  density?: string;
}

/** Drops invalid parameters. */
export const readRefundsSearch = (search: Record<string, unknown>): RefundsSearch =>
  readSearch<RefundsSearch>(
    {
      tab: fits.oneOf(REFUND_TABS),
      text: fits.text,
      way: fits.code,
      market: fits.market,
      problem: fits.oneOf(['1']),
      from: fits.day,
      to: fits.day,
      sort: fits.sort(SORTS),
      columns: fits.columns,
      density: fits.density,
    },
    search,
  );
