import { arrangeColumns } from './arrange-columns.ts';
import { IdNumbers } from './id-numbers.ts';
import { addRow, emptyColumns, type ListingColumns } from './listing-columns.ts';
import { ListingLists } from './listing-lists.ts';
import type { ListingRow } from './listing-row.ts';

/** Parts of a listing index. */
export interface ListingParts {
  columns: ListingColumns;
  numbers: IdNumbers;
  lists: ListingLists;
  /** Row numbers of variants by the id of their configurable product. */
  families: Map<number, number[]>;
}

/** Builds the parts of an index from rows in any order, in steps. */
export function* listingParts(rows: ListingColumns): Generator<undefined, ListingParts> {
  const columns = yield* arrangeColumns(rows);
  const { ids, family, size } = columns;
  const numbers = new IdNumbers(ids);
  yield;
  const families = new Map<number, number[]>();
  for (let i = 0; i < size; i += 1) if (family[i] !== 0) addToFamily(families, family[i] as number, i);
  yield;
  return { columns, numbers, families, lists: yield* ListingLists.of(columns) };
}

export function columnsOf(rows: readonly ListingRow[]): ListingColumns {
  const columns = emptyColumns(rows.length);
  for (const row of rows) addRow(columns, row);
  return columns;
}

export function addToFamily(families: Map<number, number[]>, family: number, i: number): void {
  const members = families.get(family);
  if (members) members.push(i);
  else families.set(family, [i]);
}
