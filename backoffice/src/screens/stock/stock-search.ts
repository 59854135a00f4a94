import { fits, readSearch } from '../../kits/list/read-search.ts';

/** Parameters of the stock grid: `?text=hdmi&below=1`. */
export interface StockSearch {
  text?: string;
  warehouse?: string;
  /** Quantity below this number. */
  below?: string;
  /** `1`: counts of the last 30 days found less than expected. */
  missing?: string;
  /** Day since which the stock has changed: `2026-11-20`. */
  since?: string;
  sort?: string;
  /** Meaning of entered numbers: absent: a difference; `count`: the counted quantity; `receive`: arrived units. */
  mode?: string;
  /** Columns of a saved view: `qty,lowest`. */
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
