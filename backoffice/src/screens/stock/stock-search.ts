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

const FITS: Readonly<Record<keyof StockSearch, RegExp>> = {
  text: /./,
  warehouse: /^[\w-]{1,40}$/,
  below: /^\d{1,6}$/,
  missing: /^1$/,
  since: /^\d{4}-\d\d-\d\d$/,
  sort: /^-?(?:code|qty)$/,
  mode: /^(?:count|receive)$/,
  columns: /^[a-z_]+(?:,[a-z_]+)*$/,
};

export type StockMode = 'adjust' | 'count' | 'receive';
export const modeOf = ({ mode }: StockSearch): StockMode => (mode === 'count' || mode === 'receive' ? mode : 'adjust');

/** Drops invalid parameters. */
export function readStockSearch(search: Record<string, unknown>): StockSearch {
  return Object.fromEntries(
    Object.entries(FITS).flatMap(([name, form]) => {
      const value = search[name];
      return typeof value === 'string' && form.test(value.trim()) ? [[name, value.trim().slice(0, 200)]] : [];
    }),
  );
}
