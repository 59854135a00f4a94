import { fits, readSearch } from '../../kits/list/read-search.ts';

export const TRADE_IN_TABS = ['open', 'offered', 'received', 'countered', 'refused', 'ended', 'all'] as const;
export type TradeInTab = (typeof TRADE_IN_TABS)[number];
const SORTS = ['until', 'started', 'sum'] as const;
export const WAYS = ['shop', 'parcel'] as const;

/** Parameters of the list of trade-ins: `?tab=received&market=si`. */
export interface TradeInsSearch {
  tab?: TradeInTab;
  text?: string;
  way?: string;
  market?: string;
  /** Days, both included: `2026-11-23`. */
  from?: string;
  to?: string;
  sort?: string;
  columns?: string;
}

/** Drops invalid parameters. */
export const readTradeInsSearch = (search: Record<string, unknown>): TradeInsSearch =>
  readSearch<TradeInsSearch>(
    {
      tab: fits.oneOf(TRADE_IN_TABS),
      text: fits.text,
      way: fits.oneOf(WAYS),
      market: fits.market,
      from: fits.day,
      to: fits.day,
      sort: fits.sort(SORTS),
      columns: fits.columns,
    },
    search,
  );
