import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';

/** Row of the listing index: a simple product, or a configurable one represented by its initial offer. */
export interface ListingRow {
  /** The product that is shown. */
  id: number;
  category_path: number[];
  /** A variant beside its initial offer: only its own id leads to it, never a category or search by words. */
  alone: boolean;
  manufacturer_id: number | null;
  seller_id: number | null;
  /** Public; `false`: visible to staff only. */
  shown: boolean;
  available: boolean;
  /** Number by `SOURCES`. */
  source: number;
  /** Number by `CONDITIONS`. */
  condition: number;
  /** Ids of the values; of an initial offer those of all variants. */
  value_ids: number[];
  own_value_ids: number[];
  /** Id of its configurable product; `null`: it has no variants. */
  family_id: number | null;
  tag_ids: number[];
  /** Shops of our own that have it, by warehouse id. */
  shop_ids: number[];
  /** Order of the recommended sort, high first. */
  score: number;
  /** Days since 1970. */
  released: number;
  rating: number;
  prices: { market: LanguageCode; amount: number; percent: number }[];
}

/** Rows as columns of numbers: a list of ten thousand products is counted without touching an object. 0 stands for "none". */
export interface ListingColumns {
  shown: Uint8Array;
  available: Uint8Array;
  source: Uint8Array;
  condition: Uint8Array;
  /** Shops that have it, by their bits. */
  shops: Uint32Array;
  /** Bit of each shop; of more than there is room for the latest have none. */
  shopBits: Map<number, number>;
  /** Whole stars, rounded down; 0: not rated. */
  stars: Uint8Array;
  manufacturer: Int32Array;
  seller: Int32Array;
  /** The product's own category. */
  category: Int32Array;
  /** Values of product i: valueIds[valuesFrom[i]] up to valueIds[valuesFrom[i + 1]]. */
  valuesFrom: Int32Array;
  valueIds: Int32Array;
  /** Minor units by market. */
  prices: ReadonlyMap<LanguageCode, Int32Array>;
  /** Whole percent of the cut by market; 0: no cut. */
  percents: ReadonlyMap<LanguageCode, Uint8Array>;
  /** The greatest id of each, for counters by id. */
  most: { manufacturer: number; seller: number; category: number };
  /** Category to the ids from the first level down to it. */
  categoryPaths: Map<number, number[]>;
}

export function toColumns(rows: readonly ListingRow[]): ListingColumns {
  const valuesFrom = new Int32Array(rows.length + 1);
  rows.forEach((row, i) => {
    valuesFrom[i + 1] = (valuesFrom[i] as number) + row.value_ids.length;
  });
  const valueIds = new Int32Array(valuesFrom[rows.length] as number);
  rows.forEach((row, i) => void valueIds.set(row.value_ids, valuesFrom[i]));
  const shopBits = new Map<number, number>();
  return {
    shopBits,
    shops: Uint32Array.from(rows, (row) => maskOf(shopBits, row.shop_ids)),
    shown: Uint8Array.from(rows, (row) => Number(row.shown)),
    available: Uint8Array.from(rows, (row) => Number(row.available)),
    source: Uint8Array.from(rows, (row) => row.source),
    condition: Uint8Array.from(rows, (row) => row.condition),
    stars: Uint8Array.from(rows, (row) => Math.floor(row.rating)),
    manufacturer: Int32Array.from(rows, (row) => row.manufacturer_id ?? 0),
    seller: Int32Array.from(rows, (row) => row.seller_id ?? 0),
    category: Int32Array.from(rows, (row) => row.category_path.at(-1) ?? 0),
    most: mostOf(rows),
    valuesFrom,
    valueIds,
    ...priceColumns(rows),
    categoryPaths: new Map(rows.map((row) => [row.category_path.at(-1) ?? 0, row.category_path])),
  };
}

const MOST_SHOPS = 32;

function maskOf(bits: Map<number, number>, shops: readonly number[]): number {
  let mask = 0;
  for (const id of shops) {
    if (!bits.has(id) && bits.size < MOST_SHOPS) bits.set(id, bits.size);
    const bit = bits.get(id);
    if (bit !== undefined) mask |= 1 << bit;
  }
  return mask >>> 0;
}

/** Each row's prices once, whatever the number of markets. */
function priceColumns(rows: readonly ListingRow[]): Pick<ListingColumns, 'prices' | 'percents'> {
  const prices = new Map(LANGUAGE_CODES.map((market) => [market, new Int32Array(rows.length)]));
  const percents = new Map(LANGUAGE_CODES.map((market) => [market, new Uint8Array(rows.length)]));
  for (let i = 0; i < rows.length; i += 1)
    for (const { market, amount, percent } of (rows[i] as ListingRow).prices) {
      const [own, cuts] = [prices.get(market), percents.get(market)];
      if (!own || !cuts) continue;
      own[i] = amount;
      cuts[i] = percent;
    }
  return { prices, percents };
}

const mostOf = (rows: readonly ListingRow[]): ListingColumns['most'] =>
  rows.reduce(
    (most, row) => {
      raiseMost(most, row);
      return most;
    },
    { manufacturer: 0, seller: 0, category: 0 },
  );

export function raiseMost(most: ListingColumns['most'], row: ListingRow): void {
  most.manufacturer = Math.max(most.manufacturer, row.manufacturer_id ?? 0);
  most.seller = Math.max(most.seller, row.seller_id ?? 0);
  most.category = Math.max(most.category, row.category_path.at(-1) ?? 0);
}

/** Price, stock and rating of one product, which change all day. */
export function patchColumns(columns: ListingColumns, i: number, row: ListingRow): void {
  columns.available[i] = Number(row.available);
  columns.source[i] = row.source;
  columns.shops[i] = maskOf(columns.shopBits, row.shop_ids);
  columns.stars[i] = Math.floor(row.rating);
  for (const [market, prices] of columns.prices) prices[i] = amountIn(row, market);
  for (const [market, percents] of columns.percents) percents[i] = percentIn(row, market);
}

/** Returns the fields that decide lists and counts of a row; a row that differs here changes them. */
export const keysOf = (row: ListingRow): string =>
  [row.shown, row.condition, row.category_path, row.manufacturer_id, row.seller_id, row.tag_ids, row.value_ids, row.family_id, row.own_value_ids].join(';');

const percentIn = (row: ListingRow, market: LanguageCode): number => row.prices.find((price) => price.market === market)?.percent ?? 0;

const amountIn = (row: ListingRow, market: LanguageCode): number => row.prices.find((price) => price.market === market)?.amount ?? 0;

/** Key to the numbers of its products, in the order of the rows. */
export function postings(rows: readonly ListingRow[], keys: (row: ListingRow) => readonly number[]): Map<number, Int32Array> {
  const lists = new Map<number, number[]>();
  rows.forEach((row, i) => {
    if (row.alone) return;
    for (const key of keys(row)) {
      const list = lists.get(key);
      if (list) list.push(i);
      else lists.set(key, [i]);
    }
  });
  return new Map([...lists].map(([key, list]) => [key, Int32Array.from(list)]));
}
