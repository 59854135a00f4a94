import { fits, readSearch } from '../../kits/list/read-search.ts';

/** Parameters of the stock grid: `?text=hdmi&below=1`. */
export interface StockSearch {
  text?: string;
  warehouse?: string;
  /** Fewer pieces than so many. */
  below?: string;
  /** `1`: counts found less than was expected. */
  missing?: string;
  /** Day since which something moved: `2026-11-20`. */
  since?: string;
  sort?: string;
  /** Absent: more or fewer pieces. `count`: what was counted. `receive`: what arrived. */
  mode?: string;
  /** Of a kept view: `qty,lowest`. */
  columns?: string;
}

export type StockMode = 'adjust' | 'count' | 'receive';
export const modeOf = ({ mode }: StockSearch): StockMode => (mode === 'count' || mode === 'receive' ? mode : 'adjust');

/** Drops invalid parameters. */
export const readStockSearch = (search: Record<string, unknown>): StockSearch =>
  readSearch<StockSearch>(
    {
      text: fits.text,
      warehouse: (value) => /^[\w-]{1,40}$/.test(value),
      below: (value) => /^\d{1,6}$/.test(value),
      missing: fits.oneOf(['1']),
      since: fits.day,
      sort: fits.sort(['code', 'qty']),
      mode: fits.oneOf(['count', 'receive']),
      columns: fits.columns,
    },
    search,
  );
