import { fits, readSearch } from '../../kits/list/read-search.ts';

export const RETURN_TABS = ['open', 'unconfirmed', 'announced', 'received', 'inspected', 'over', 'ended', 'all'] as const;
export type ReturnTab = (typeof RETURN_TABS)[number];
const KINDS = ['withdrawal', 'complaint', 'courtesy'] as const;
const CONDITIONS = ['new', 'opened', 'used', 'damaged', 'incomplete'] as const;
const SORTS = ['due', 'started', 'order'] as const;
/** Values of a return list's filters. */
export const RETURN_CHOICES = { kind: KINDS, condition: CONDITIONS } as const;

/** Parameters of the list of returns: `?tab=over&market=si&sort=-started`. */
export interface ReturnsSearch {
  tab?: ReturnTab;
  text?: string;
  kind?: string;
  condition?: string;
  market?: string;
  warehouse?: string;
  /** Days, both included: `2026-11-23`. */
  from?: string;
  to?: string;
  sort?: string;
  columns?: string;
  density?: string;
}

/** Drops invalid parameters. */
export const readReturnsSearch = (search: Record<string, unknown>): ReturnsSearch =>
  readSearch<ReturnsSearch>(
    {
      tab: fits.oneOf(RETURN_TABS),
      text: fits.text,
      kind: fits.oneOf(KINDS),
      condition: fits.oneOf(CONDITIONS),
      market: fits.market,
      warehouse: fits.code,
      from: fits.day,
      to: fits.day,
      sort: fits.sort(SORTS),
      columns: fits.columns,
      density: fits.density,
    },
    search,
  );
