import type { ShopifyInventory } from './shopify/inventory.ts';

/** A product of another system in the words of our own lines (docs/importing.md). Checked like any other line. */
export interface SourceRow {
  source: string;
  source_id: string;
  [field: string]: unknown;
}

/** Result for one place of a file: a product, or the problem that prevents one. */
export type SourceLine = { number: number; row: SourceRow } | { number: number; problem: string };

/** Facts the file itself does not state. */
export interface SourceDefaults {
  /** Name of the supplier: products' codes begin with it. */
  supplier: string;
  /** ISO 4217, of prices without one. */
  currency: string;
  /** Currency stated by a profile; a feed whose prices name different ones requires it. */
  toldCurrency?: string | undefined;
  language: string;
  now: Date;
  /** Pieces by location of Shopify's inventory export, where one was named beside its product export. */
  inventory?: ShopifyInventory | undefined;
}

/** Removes fields without a value: empty cells of a feed mean none. An empty category path stays, as it must be mapped too. */
export function bare(row: SourceRow): SourceRow {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0 && name !== 'category_path'),
    ),
  ) as SourceRow;
}

/** All columns by name, for those a profile gives a meaning; dropped before the line is checked. */
export const namedCells = (names: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name, i) => (cells[i]?.trim() ? [[name, cells[i].trim()]] : [])));
