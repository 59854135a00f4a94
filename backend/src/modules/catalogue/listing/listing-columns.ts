import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { ListingRow } from './listing-row.ts';

/** Numeric columns of a product. 0: none. */
const NUMBERS = {
  /** 0: deleted. */
  ids: Int32Array,
  alone: Uint8Array,
  shown: Uint8Array,
  available: Uint8Array,
  source: Uint8Array,
  condition: Uint8Array,
  /** Bit set of the shops that have it in stock. */
  shops: Uint32Array,
  /** Whole stars, rounded down; 0: not rated. */
  stars: Uint8Array,
  /** Hundredths of a star. */
  rating: Uint16Array,
  released: Int32Array,
  score: Int32Array,
  manufacturer: Int32Array,
  seller: Int32Array,
  /** The product's own category. */
  category: Int32Array,
  family: Int32Array,
  /** Values of row i: valueIds[valuesFrom[i]] up to valueIds[valuesEnd[i]]. */
  valuesFrom: Int32Array,
  valuesEnd: Int32Array,
} as const;

type RowNumbers = { [Name in keyof typeof NUMBERS]: InstanceType<(typeof NUMBERS)[Name]> };
type Column = RowNumbers[keyof RowNumbers];

/** Rows as columns of numbers instead of objects: a list of ten thousand is counted without reading an object, and garbage collection has nothing to trace. */
export interface ListingColumns extends RowNumbers {
  /** Number of used rows; columns have spare capacity. */
  size: number;
  /** Bit of each shop; beyond the number of bits the latest shops have none. */
  shopBits: Map<number, number>;
  /** Elements from `valuesUsed` on are free; old values of changed products remain in between until the next full sort. */
  valueIds: Int32Array;
  valuesUsed: number;
  /** Minor units by market. */
  prices: Map<LanguageCode, Int32Array>;
  /** Reduction in whole percent by market; 0: none. */
  percents: Map<LanguageCode, Uint8Array>;
  /** Greatest ids, for counters by id. */
  most: { manufacturer: number; seller: number; category: number };
  /** Ids from the first level down to the category. */
  categoryPaths: Map<number, readonly number[]>;
  /** By product id, only for products that have any. */
  tags: Map<number, readonly number[]>;
  ownValues: Map<number, readonly number[]>;
}

const FIRST_ROOM = 1024;
/** Growth factor: copying an array for each new product would cost more than the product. */
const ROOM = 1.25;
const MOST_SHOPS = 32;

export function emptyColumns(room = FIRST_ROOM, values = FIRST_ROOM): ListingColumns {
  const numbers = Object.fromEntries(Object.entries(NUMBERS).map(([name, Kind]) => [name, new Kind(room)])) as unknown as RowNumbers;
  return {
    ...numbers,
    size: 0,
    shopBits: new Map(),
    valueIds: new Int32Array(values),
    valuesUsed: 0,
    prices: new Map(LANGUAGE_CODES.map((market) => [market, new Int32Array(room)])),
    percents: new Map(LANGUAGE_CODES.map((market) => [market, new Uint8Array(room)])),
    most: { manufacturer: 0, seller: 0, category: 0 },
    categoryPaths: new Map(),
    tags: new Map(),
    ownValues: new Map(),
  };
}

/** Pairs of equal columns of two sets. */
export function* columnPairs(from: ListingColumns, to: ListingColumns): Generator<[from: Column, to: Column]> {
  for (const name of Object.keys(NUMBERS) as (keyof RowNumbers)[]) yield [from[name], to[name]];
  for (const market of LANGUAGE_CODES) {
    yield [from.prices.get(market) as Int32Array<ArrayBuffer>, to.prices.get(market) as Int32Array<ArrayBuffer>];
    yield [from.percents.get(market) as Uint8Array<ArrayBuffer>, to.percents.get(market) as Uint8Array<ArrayBuffer>];
  }
}

/** Appends a row. */
export function addRow(columns: ListingColumns, row: ListingRow): void {
  if (columns.size === columns.ids.length) makeRoom(columns);
  columns.size += 1;
  putRow(columns, columns.size - 1, row);
}

function makeRoom(columns: ListingColumns): void {
  const { size, shopBits, valueIds, valuesUsed, most, categoryPaths, tags, ownValues } = columns;
  const larger = emptyColumns(Math.ceil(size * ROOM), 0);
  for (const [from, to] of columnPairs(columns, larger)) to.set(from);
  Object.assign(columns, larger, { size, shopBits, valueIds, valuesUsed, most, categoryPaths, tags, ownValues });
}

/** Writes all columns of row `i`. */
export function putRow(columns: ListingColumns, i: number, row: ListingRow): void {
  const category = row.category_path.at(-1) ?? 0;
  columns.ids[i] = row.id;
  columns.alone[i] = Number(row.alone);
  columns.shown[i] = Number(row.shown);
  columns.condition[i] = row.condition;
  columns.manufacturer[i] = row.manufacturer_id ?? 0;
  columns.seller[i] = row.seller_id ?? 0;
  columns.category[i] = category;
  columns.family[i] = row.family_id ?? 0;
  columns.categoryPaths.set(category, row.category_path);
  columns.most.manufacturer = Math.max(columns.most.manufacturer, row.manufacturer_id ?? 0);
  columns.most.seller = Math.max(columns.most.seller, row.seller_id ?? 0);
  columns.most.category = Math.max(columns.most.category, category);
  setOrDelete(columns.tags, row.id, row.tag_ids);
  setOrDelete(columns.ownValues, row.id, row.family_id === null ? [] : row.own_value_ids);
  putValues(columns, i, row.value_ids);
  patchRow(columns, i, row);
}

function setOrDelete(map: Map<number, readonly number[]>, id: number, list: readonly number[]): void {
  if (list.length > 0) map.set(id, list);
  else map.delete(id);
}

/** Overwrites the old values if the new ones fit, otherwise appends them. */
function putValues(columns: ListingColumns, i: number, values: readonly number[]): void {
  const room = (columns.valuesEnd[i] as number) - (columns.valuesFrom[i] as number);
  const from = values.length <= room ? (columns.valuesFrom[i] as number) : columns.valuesUsed;
  const end = from + values.length;
  if (end > columns.valueIds.length) {
    const larger = new Int32Array(Math.ceil(end * ROOM));
    larger.set(columns.valueIds);
    columns.valueIds = larger;
  }
  columns.valueIds.set(values, from);
  columns.valuesUsed = Math.max(columns.valuesUsed, end);
  columns.valuesFrom[i] = from;
  columns.valuesEnd[i] = end;
}

/** Updates price, stock and rating of a product, which change often; its position follows with the next full sort. */
export function patchRow(columns: ListingColumns, i: number, row: ListingRow): void {
  columns.available[i] = Number(row.available);
  columns.source[i] = row.source;
  columns.shops[i] = maskOf(columns.shopBits, row.shop_ids);
  columns.stars[i] = Math.floor(row.rating);
  columns.rating[i] = Math.round(row.rating * 100);
  columns.released[i] = row.released;
  columns.score[i] = row.score;
  for (const prices of columns.prices.values()) prices[i] = 0;
  for (const percents of columns.percents.values()) percents[i] = 0;
  for (const { market, amount, percent } of row.prices) {
    const [prices, percents] = [columns.prices.get(market), columns.percents.get(market)];
    if (!prices || !percents) continue;
    prices[i] = amount;
    percents[i] = percent;
  }
}

function maskOf(bits: Map<number, number>, shops: readonly number[]): number {
  let mask = 0;
  for (const id of shops) {
    if (!bits.has(id) && bits.size < MOST_SHOPS) bits.set(id, bits.size);
    const bit = bits.get(id);
    if (bit !== undefined) mask |= 1 << bit;
  }
  return mask >>> 0;
}

/** The columns of a row in the form that `keysOf` compares. */
export function keysAt(columns: ListingColumns, i: number) {
  const id = columns.ids[i] as number;
  const value_ids = valuesAt(columns, i);
  return {
    id,
    shown: columns.shown[i] === 1,
    alone: columns.alone[i] === 1,
    condition: columns.condition[i] as number,
    category_path: pathAt(columns, i),
    manufacturer_id: columns.manufacturer[i] || null,
    seller_id: columns.seller[i] || null,
    tag_ids: columns.tags.get(id) ?? [],
    value_ids,
    family_id: columns.family[i] || null,
    own_value_ids: columns.family[i] === 0 ? value_ids : (columns.ownValues.get(id) ?? []),
  };
}

export const pathAt = (columns: ListingColumns, i: number): readonly number[] => columns.categoryPaths.get(columns.category[i] as number) ?? [];

const valuesAt = ({ valueIds, valuesFrom, valuesEnd }: ListingColumns, i: number): number[] =>
  Array.from(valueIds.subarray(valuesFrom[i] as number, valuesEnd[i] as number));
