import type { ShopifyInventory } from './shopify/inventory.ts';

/** A product of another system with the fields of our own lines (docs/importing.md). Checked like any other line. */
export interface SourceRow {
  source: string;
  source_id: string;
  [field: string]: unknown;
}

/** Result for one place of a file: a product, or the problem that prevents one. */
export type SourceLine = { number: number; row: SourceRow } | { number: number; problem: string };

/** Facts that the file itself does not state. */
export interface SourceDefaults {
  /** Name of the supplier, the prefix of products' codes. */
  supplier: string;
  /** ISO 4217 code, for prices without a currency. */
  currency: string;
  /** Currency stated by a profile; a feed whose prices name different ones requires it. */
  statedCurrency?: string | undefined;
  language: string;
  now: Date;
  /** Stock from Shopify's inventory export; absent: none was given with the product export. */
  inventory?: ShopifyInventory | undefined;
}

/** Removes fields without a value, as empty cells of a feed mean none. An empty category path stays, as it must be mapped too. */
export function bare(row: SourceRow): SourceRow {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0 && name !== 'category_path'),
    ),
  ) as SourceRow;
}

/** All columns by name, for a profile that maps some of them; dropped before the line is checked. */
export const namedCells = (names: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name, i) => (cells[i]?.trim() ? [[name, cells[i].trim()]] : [])));
