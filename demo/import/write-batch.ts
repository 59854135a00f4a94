import { type PriceInput, quietly, removePrices, saveImportLines, savePrices, saveProducts, selectImportLines, spellingKey } from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import { categoryPath } from './category-path.ts';
import { cleanText } from './clean-text.ts';
import type { ImportRecord } from './import-record.ts';
import { marketPrices, type Rates } from './market-prices.ts';
import { categoryCode } from './plan-categories.ts';
import type { Shop } from './prepare-shop.ts';
import { productInput } from './product-input.ts';

/** A good line on its way into the database. */
export interface Candidate {
  record: ImportRecord;
  place: string;
  /** Of the line and of everything else that its rows depend on. */
  hash: string;
}

export interface BatchResult {
  kept: number;
  unchanged: number;
  refused: { candidate: Candidate; reason: string }[];
}

interface Context {
  shop: Shop;
  rates: Rates;
  now: Date;
}

/** Writes what changed of a batch in one transaction. A line that the database refuses is kept out alone. */
export async function writeBatch(db: Db, candidates: readonly Candidate[], context: Context): Promise<BatchResult> {
  const known = await selectImportLines(
    db,
    candidates.map((one) => one.record.code),
  );
  const foreign = candidates.filter((one) => known.get(one.record.code) === 'made-here');
  const changed = candidates.filter((one) => {
    const line = known.get(one.record.code);
    return line === undefined || (line !== 'made-here' && line.hash !== one.hash);
  });
  const refused = [
    ...foreign.map((candidate) => ({ candidate, reason: `code ${candidate.record.code}: belongs to a product that was not imported` })),
    ...(await writeOrSplit(db, changed, context)),
  ];
  return { kept: changed.length + foreign.length - refused.length, unchanged: candidates.length - foreign.length - changed.length, refused };
}

/** Writes all together; where the database finds fault with the data, by halves, until the faulty lines stand alone. */
async function writeOrSplit(db: Db, changed: readonly Candidate[], context: Context): Promise<BatchResult['refused']> {
  if (changed.length === 0) return [];
  try {
    await quietly(db, (db) => writeProducts(db, changed, context));
    return [];
  } catch (error) {
    if (!isAboutData(error)) throw error;
    if (changed.length === 1) return [{ candidate: changed[0] as Candidate, reason: `the database refuses it: ${cleanText((error as Error).message)}` }];
    const half = Math.ceil(changed.length / 2);
    return [...(await writeOrSplit(db, changed.slice(0, half), context)), ...(await writeOrSplit(db, changed.slice(half), context))];
  }
}

/** Data exceptions, broken constraints and exceeded limits of PostgreSQL: the line's fault, not the connection's. */
const isAboutData = (error: unknown): boolean => /^(?:22|23|54)/.test(String((error as { code?: unknown }).code ?? ''));

async function writeProducts(db: Db, changed: readonly Candidate[], { shop, rates, now }: Context): Promise<void> {
  const ids = await saveProducts(
    db,
    changed.map(({ record }) => productInput(record, placeIn(shop, record))),
  );
  const idOf = (record: ImportRecord): number => ids.get(record.code) as number;
  await savePrices(
    db,
    changed.flatMap(({ record }) => pricesOf(record, idOf(record), rates)),
    now,
  );
  await removePrices(
    db,
    changed.flatMap(({ record }) => (record.price === null ? [idOf(record)] : [])),
  );
  await saveImportLines(
    db,
    changed.map(({ record, hash }) => ({ code: record.code, line_key: record.key, hash })),
  );
}

function placeIn(shop: Shop, { brand, categoryPath: path, code }: ImportRecord) {
  const categoryId = shop.categoryIds.get(categoryCode(categoryPath(path)));
  const manufacturerId = brand === null ? null : shop.manufacturerIds.get(spellingKey(brand));
  if (categoryId === undefined || manufacturerId === undefined) throw new Error(`The category or brand of ${code} was not created`);
  return { categoryId, manufacturerId, warehouseIds: shop.warehouseIds };
}

function pricesOf({ price }: ImportRecord, productId: number, rates: Rates): PriceInput[] {
  if (price === null) return [];
  const prices = marketPrices(price.amount, price.currency, rates);
  if ('problem' in prices) throw new Error(prices.problem);
  return LANGUAGE_CODES.map((market) => ({ product_id: productId, market, amount: prices.amounts[market], loyalty_amount: null }));
}
