import type { ImportRecord } from './import-record.ts';

/** Quantity by warehouse; `null`: the feed states none, so there is none. */
export type StatedStock = { stock: Record<string, number> | null; note?: string } | { problem: string };

/** A quantity without a warehouse belongs to the shop's only one; with several warehouses it is ambiguous and not counted. */
export function statedStock({ stock }: Pick<ImportRecord, 'stock'>, warehouses: readonly string[]): StatedStock {
  if (stock === null) return { stock: null };
  if (typeof stock === 'number') {
    const [only, ...others] = warehouses;
    if (only !== undefined && others.length === 0) return { stock: { [only]: stock } };
    return { stock: null, note: `stock ${stock}: no warehouse is named, so nothing is in stock; name one as \`warehouse\` in the profile` };
  }
  const unknown = Object.keys(stock).filter((code) => !warehouses.includes(code));
  return unknown.length > 0 ? { problem: `stock: there is no warehouse ${unknown.join(', ').slice(0, 80)}` } : { stock };
}
