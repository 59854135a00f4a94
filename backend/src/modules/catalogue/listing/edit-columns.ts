import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type ListingColumns, type ListingRow, patchColumns, raiseMost } from './listing-columns.ts';

/** Writes all that the columns hold of a row in the place of number `i`, or behind the last where it is the next one. */
export function putColumns(columns: ListingColumns, i: number, row: ListingRow): void {
  if (i === columns.shown.length) makeRoom(columns);
  columns.shown[i] = Number(row.shown);
  columns.condition[i] = row.condition;
  columns.manufacturer[i] = row.manufacturer_id ?? 0;
  columns.seller[i] = row.seller_id ?? 0;
  columns.category[i] = row.category_path.at(-1) ?? 0;
  raiseMost(columns.most, row);
  putValues(columns, i, row.value_ids);
  columns.categoryPaths.set(row.category_path.at(-1) ?? 0, row.category_path);
  patchColumns(columns, i, row);
}

type Numbers = Int32Array | Uint32Array | Uint8Array;

function longer<T extends Numbers>(column: T): T {
  const room = new (column.constructor as new (length: number) => T)(column.length + 1);
  room.set(column);
  return room;
}

/** A column is as long as there are products: one more is a copy, of a millisecond for a hundred thousand. */
function makeRoom(columns: ListingColumns): void {
  for (const name of ['shown', 'available', 'source', 'condition', 'shops', 'stars', 'manufacturer', 'seller', 'category', 'valuesFrom'] as const)
    (columns[name] as Numbers) = longer<Numbers>(columns[name]);
  columns.valuesFrom[columns.valuesFrom.length - 1] = columns.valueIds.length;
  columns.prices = new Map([...columns.prices].map(([market, column]): [LanguageCode, Int32Array] => [market, longer(column)]));
  columns.percents = new Map([...columns.percents].map(([market, column]): [LanguageCode, Uint8Array] => [market, longer(column)]));
}

function putValues(columns: ListingColumns, i: number, values: readonly number[]): void {
  const from = columns.valuesFrom[i] as number;
  const end = columns.valuesFrom[i + 1] as number;
  const more = values.length - (end - from);
  if (more !== 0) {
    const shifted = new Int32Array(columns.valueIds.length + more);
    shifted.set(columns.valueIds.subarray(0, from));
    shifted.set(columns.valueIds.subarray(end), from + values.length);
    columns.valueIds = shifted;
    for (let n = i + 1; n < columns.valuesFrom.length; n += 1) (columns.valuesFrom[n] as number) += more;
  }
  columns.valueIds.set(values, from);
}

/** A sorted list with a number more, or without it. */
export function withNumber(list: Int32Array, number: number): Int32Array {
  const at = placeOf(list, number);
  if (list[at] === number) return list;
  const longerList = new Int32Array(list.length + 1);
  longerList.set(list.subarray(0, at));
  longerList[at] = number;
  longerList.set(list.subarray(at), at + 1);
  return longerList;
}

export function withoutNumber(list: Int32Array, number: number): Int32Array {
  const at = placeOf(list, number);
  if (list[at] !== number) return list;
  const shorter = new Int32Array(list.length - 1);
  shorter.set(list.subarray(0, at));
  shorter.set(list.subarray(at + 1), at);
  return shorter;
}

function placeOf(list: Int32Array, number: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
