import {
  releaseHolds,
  holdProducts,
  deletePricesInOtherMarkets,
  type KnownLine,
  notePendingSteps,
  quietly,
  saveImportLines,
  savePrices,
  saveProducts,
  saveStock,
  selectImportLines,
  selectPictures,
  spellingKey,
  withoutWaiting,
} from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';
import type { Finding } from '@vitrina/contract/law/guard';
import { categoryTitles, englishCategory } from './categories/category-names.ts';
import { cleanText } from './clean-text.ts';
import { STEPS_AFTER_LINES } from './finish-import.ts';
import type { LawOfShop } from './guard-line.ts';
import type { ImportRecord } from './import-record.ts';
import { RULES_VERSION } from './line-hash.ts';
import { pathKey } from './plan-categories.ts';
import type { Shop } from './prepare-shop.ts';
import type { StatedPrice } from './prices-of.ts';
import { productInput } from './product-input.ts';
import type { ShownSoFar } from './shown-so-far.ts';

/** First version of the rules that does not invent stock. */
const STATED_STOCK_RULES = 2;

/** A valid line to be written to the database. */
export interface Candidate {
  record: ImportRecord;
  place: string;
  prices: StatedPrice[];
  /** Quantity by warehouse code; `null`: not stated. */
  stock: Record<string, number> | null;
  /** Code of a variant's configurable product; `null`: not a variant. */
  parentCode: string | null;
  /** Hash of the line and of everything else its rows depend on. */
  hash: string;
  /** Findings of the guardian. */
  findings: readonly Finding[];
}

export interface BatchResult {
  written: number;
  unchanged: number;
  refused: { candidate: Candidate; reason: string }[];
}

interface Context {
  shop: Shop;
  law: LawOfShop;
  now: Date;
  /** True: existing products with equal codes that did not come from an import become the feed's. */
  takeOver: boolean;
  shown: ShownSoFar;
}

/** Suffix of the problem of a code that no import wrote; equal for all of them. */
export const NOT_IMPORTED = 'belongs to a product that was not imported';

/** Writes the changed lines of a batch in one transaction. A line that the database rejects is left out alone. */
export async function writeBatch(db: Db, candidates: readonly Candidate[], context: Context): Promise<BatchResult> {
  const known = await selectImportLines(
    db,
    candidates.map((one) => one.record.code),
  );
  const foreign = context.takeOver ? [] : candidates.filter((one) => known.get(one.record.code) === 'made-here');
  const changed = candidates.filter((one) => {
    const line = known.get(one.record.code);
    return line === undefined || (line === 'made-here' ? context.takeOver : line.hash !== one.hash);
  });
  const refused = [
    ...foreign.map((candidate) => ({ candidate, reason: `code ${candidate.record.code}: ${NOT_IMPORTED}` })),
    ...(await writeOrSplit(db, changed, { ...context, known })),
  ];
  return { written: changed.length + foreign.length - refused.length, unchanged: candidates.length - foreign.length - changed.length, refused };
}

/** Writes all lines together; if the database rejects data, by halves, until the faulty lines are isolated. */
async function writeOrSplit(db: Db, changed: readonly Candidate[], context: Write): Promise<BatchResult['refused']> {
  if (changed.length === 0) return [];
  try {
    await quietly(db, (db) => writeProducts(db, changed, context));
    return [];
  } catch (error) {
    // A deadlock of two batches with variants of common products: this one is retried.
    if (codeOf(error) === DEADLOCK) return writeOrSplit(db, changed, context);
    if (!isAboutData(error)) throw error;
    if (changed.length === 1) return [{ candidate: changed[0] as Candidate, reason: `the database refuses it: ${cleanText((error as Error).message)}` }];
    const half = Math.ceil(changed.length / 2);
    return [...(await writeOrSplit(db, changed.slice(0, half), context)), ...(await writeOrSplit(db, changed.slice(half), context))];
  }
}

/** Data exceptions, constraint violations and exceeded limits of PostgreSQL: caused by the line, not by the connection. */
const isAboutData = (error: unknown): boolean => /^(?:22|23|54)/.test(codeOf(error));

const DEADLOCK = '40P01';
const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

interface Write extends Context {
  known: ReadonlyMap<string, KnownLine>;
}

async function writeProducts(db: Db, changed: readonly Candidate[], { shop, law, now, known, shown }: Write): Promise<void> {
  await withoutWaiting(db);
  const pictures = await selectPictures(db, [...new Set(changed.flatMap(({ record }) => record.images))]);
  const { ids, createdIds } = await saveProducts(
    db,
    changed.map((candidate) => productInput(candidate.record, placeIn(shop, candidate, pictures))),
  );
  const idOf = (record: ImportRecord): number => ids.get(record.code) as number;
  const isNew = (record: ImportRecord): boolean => !known.has(record.code);
  const wasThere = ({ record }: Candidate): boolean => !createdIds.has(idOf(record));
  await savePrices(
    db,
    changed.flatMap(({ record, prices }) =>
      prices.map(({ market, amount, from }) => ({
        product_id: idOf(record),
        market,
        amount,
        loyalty_amount: null,
        // A price in force keeps its own first day.
        ...(from !== null && isNew(record) && { from }),
      })),
    ),
    now,
    createdIds,
  );
  await deletePricesInOtherMarkets(
    db,
    changed.filter(wasThere).map(({ record, prices }) => ({ product_id: idOf(record), markets: prices.map((price) => price.market) })),
  );
  await writeStock(db, changed, { shop, known, idOf });
  await saveImportLines(
    db,
    changed.map(({ record, hash, stock }) => ({
      code: record.code,
      line_key: record.key,
      hash,
      stock,
      rules: RULES_VERSION,
      pictures: record.images,
      related: record.related,
    })),
  );
  if (law.mode === 'block') await holdUnlawful(db, changed, idOf);
  await notePendingSteps(db, STEPS_AFTER_LINES);
  await shown.change(
    db,
    changed.filter(wasThere).map(({ record }) => idOf(record)),
  );
}

/** Withholds unlawful products from sale; corrected products return to the state of their line. */
async function holdUnlawful(db: Db, changed: readonly Candidate[], idOf: (record: ImportRecord) => number): Promise<void> {
  const blocked = changed.flatMap(({ record, findings }) => {
    const blocking = findings.filter(({ level }) => level === 'block');
    return blocking.length > 0 ? [{ product_id: idOf(record), findings: blocking }] : [];
  });
  await releaseHolds(
    db,
    changed.map(({ record }) => idOf(record)),
  );
  await holdProducts(db, blocked);
}

/** Writes stock only if the feed's has changed: the shop's own sales and counts since then are preserved. */
async function writeStock(
  db: Db,
  changed: readonly Candidate[],
  { shop, known, idOf }: Pick<Write, 'shop' | 'known'> & { idOf: (record: ImportRecord) => number },
): Promise<void> {
  const withChangedStock = changed.filter(({ record, stock }) => {
    const before = known.get(record.code);
    return before === undefined || before === 'made-here' || before.rules < STATED_STOCK_RULES || !isSame(before.stock, stock);
  });
  await saveStock(
    db,
    withChangedStock.map(({ record }) => idOf(record)),
    withChangedStock.flatMap(({ record, stock }) =>
      Object.entries(stock ?? {}).map(([code, qty]) => ({ product_id: idOf(record), warehouse_id: shop.warehouseIds.get(code) as number, qty })),
    ),
  );
}

const isSame = (a: Record<string, number> | null, b: Record<string, number> | null): boolean => sorted(a) === sorted(b);
const sorted = (stock: Record<string, number> | null): string => JSON.stringify(stock && Object.entries(stock).sort(([a], [b]) => (a < b ? -1 : 1)));

function placeIn(shop: Shop, { record, parentCode }: Candidate, pictures: Awaited<ReturnType<typeof selectPictures>>) {
  const { brand, categoryPath: path, code, images } = record;
  const category = shop.places.get(pathKey(path));
  const manufacturerId = brand === null ? null : shop.manufacturerIds.get(spellingKey(brand));
  if (typeof category !== 'object' || manufacturerId === undefined) throw new Error(`The category or brand of ${code} was not created`);
  const there = images.flatMap((address) => pictures.get(address) ?? []);
  const title = path.at(-1);
  return {
    categoryId: category.id,
    categoryTitle: title === undefined ? null : (categoryTitles(englishCategory(title, record.language), record.language)[record.language] ?? title),
    manufacturerId,
    parentCode,
    attributes: shop.attributes,
    spellings: shop.spellings,
    kinds: shop.kinds,
    images: there.map(({ upload_path, width, height }, i) => ({ upload_path, width, height, kind: 'photo' as const, view: i === 0 ? 'front' : 'detail' })),
  };
}
