import type { Db } from '@vitrina/backend/db';
import { spellingKey } from '@vitrina/backend/seed';
import { checkLine } from './check-line.ts';
import { guardLine, type LawOfShop } from './guard-line.ts';
import type { ImportRecord } from './import-record.ts';
import { lineHash } from './line-hash.ts';
import type { SourceOptions } from './formats/source-lines.ts';
import { linesOfFiles, type PlacedLine, placeOf } from './lines-of-files.ts';
import type { Rates } from './market-prices.ts';
import { pictureAddress } from './pictures/picture-address.ts';
import { pathName } from './categories/path-name.ts';
import { pathKey } from './plan-categories.ts';
import type { Shop } from './prepare-shop.ts';
import { pricesOf } from './prices-of.ts';
import type { Report } from './report.ts';
import type { ShownSoFar } from './shown-so-far.ts';
import type { Survey } from './survey.ts';
import { statedStock } from './stated-stock.ts';
import { type BatchResult, type Candidate, writeBatch } from './write-batch.ts';

const BATCH = 500;

export interface Counts {
  /** Lines that are not blank. */
  read: number;
  /** Lines written in this run, new or changed. */
  written: number;
  unchanged: number;
  /** Valid, but replaced by a later line of the product. */
  replaced: number;
  bad: number;
  /** Valid, but of a category that awaits a decision. */
  waiting: number;
  /** Lines of a category that the profile leaves out. */
  leftOut: number;
}

interface Context {
  db: Db;
  files: readonly string[];
  source: SourceOptions;
  rates: Rates;
  now: Date;
  found: Survey;
  shop: Shop;
  law: LawOfShop;
  takeOver: boolean;
  /** Codes, by key, of products that cannot have the code made from their key. */
  sharedCodes: ReadonlyMap<string, string>;
  report: Report;
  onLine: (placed: PlacedLine, counts: Readonly<Counts>) => void;
  shown: ShownSoFar;
}

/** Reads the files a second time and writes the valid lines. Batches are written while the next is read. */
export async function importLines(context: Context): Promise<Counts> {
  const counts: Counts = { read: 0, written: 0, unchanged: 0, replaced: 0, bad: 0, waiting: 0, leftOut: 0 };
  const keepOut = (place: string, problems: readonly string[]) => {
    counts.bad += 1;
    context.report.addBad(place, problems);
  };
  const writer = new Writer(context, ({ written, unchanged, refused }) => {
    counts.written += written;
    counts.unchanged += unchanged;
    for (const { candidate, reason } of refused) keepOut(candidate.place, [reason]);
  });
  for await (const placed of linesOfFiles(context.files, context.source)) {
    context.onLine(placed, counts);
    if (placed.line.number > 0) counts.read += 1;
    const judged = judge(placed, context);
    if (judged === 'replaced') counts.replaced += 1;
    else if (judged === 'waiting') counts.waiting += 1;
    else if (judged === 'left-out') counts.leftOut += 1;
    else if ('problems' in judged) keepOut(placeOf(placed), judged.problems);
    else await writer.add(judged);
  }
  await writer.end();
  return counts;
}

type Judged = Candidate | { problems: string[] } | 'replaced' | 'left-out' | 'waiting';

function judge(placed: PlacedLine, context: Context): Judged {
  if ('problem' in placed.line) return { problems: [placed.line.problem] };
  const checked = checkLine(placed.line.text, context.rates);
  if ('problems' in checked) return checked;
  const { found, shop, sharedCodes, report } = context;
  const place = placeOf(placed);
  const images = checked.record.images.flatMap((name) => pictureAddress(name, placed.file) ?? []);
  const parsedRecord = checked.record;
  if (found.last.get(parsedRecord.key) !== placed.ordinal) {
    report.addNote(place, 'a later line of the same product takes its place');
    return 'replaced';
  }
  const category = shop.places.get(pathKey(parsedRecord.categoryPath));
  if (category === 'left-out') {
    report.addNote(place, `category ${pathName(parsedRecord.categoryPath)}: left out by the profile`);
    return 'left-out';
  }
  if (category === 'waiting') return 'waiting';
  // Legal facts of the category apply unless the line has its own.
  const record = { ...parsedRecord, code: sharedCodes.get(parsedRecord.key) ?? parsedRecord.code, images, law: { ...category?.law, ...parsedRecord.law } };
  const stock = statedStock(record, [...shop.warehouseIds.keys()]);
  const problems = [...('problem' in stock ? [stock.problem] : []), ...parentProblem(record, placed.ordinal, found)];
  if (problems.length > 0 || 'problem' in stock || category === undefined) return { problems };
  if (images.length < parsedRecord.images.length) report.addNote(place, 'images: no address, or a file outside the folder of the feed, left out');
  for (const note of [...checked.notes, ...(stock.note ? [stock.note] : [])]) report.addNote(place, note);
  report.addSkus(place, record);
  const prices = pricesOf(record, context.rates, context.now);
  const parentCode = record.variantOf === null ? null : (sharedCodes.get(record.variantOf.key) ?? record.variantOf.code);
  const hash = lineHash(placed.line.text, [prices, stock.stock, category.code, parentCode, ...(Object.keys(category.law).length > 0 ? [category.law] : [])]);
  const maker = record.brand === null ? null : (shop.makers.get(spellingKey(record.brand)) ?? null);
  const findings = guardLine(record, maker, context.law);
  report.addFindings(place, findings);
  return { record, place, prices, stock: stock.stock, parentCode, hash, findings };
}

function parentProblem({ variantOf }: ImportRecord, ordinal: number, { last, variants }: Survey): string[] {
  if (variantOf === null) return [];
  const parent = last.get(variantOf.key);
  if (parent === undefined) return ['variant_of: there is no good line of that product'];
  if (parent < ordinal && variants.has(variantOf.key)) return ['variant_of: that product is a variant itself'];
  return parent < ordinal ? [] : ['variant_of: the line of that product must come first'];
}

/** Maximum of concurrent batches: one waits for the database while the other is computed. */
const WRITERS = 2;

interface Underway {
  keys: ReadonlySet<string>;
  result: Promise<BatchResult | { failure: unknown }>;
}

/** Collects candidates into batches, which are written while the next is filled. A variant is written after its configurable product. */
class Writer {
  readonly #context: Context;
  readonly #onWritten: (result: BatchResult) => void;
  #batch: Candidate[] = [];
  #underway: Underway[] = [];

  constructor(context: Context, onWritten: (result: BatchResult) => void) {
    this.#context = context;
    this.#onWritten = onWritten;
  }

  async add(candidate: Candidate): Promise<void> {
    const { variantOf } = candidate.record;
    if (variantOf !== null) while (this.#underway.some(({ keys }) => keys.has(variantOf.key))) await this.#arrive();
    this.#batch.push(candidate);
    if (this.#batch.length >= BATCH) await this.#send();
  }

  async end(): Promise<void> {
    if (this.#batch.length > 0) await this.#send();
    while (this.#underway.length > 0) await this.#arrive();
  }

  async #send(): Promise<void> {
    while (this.#underway.length >= WRITERS) await this.#arrive();
    const batch = this.#batch;
    this.#batch = [];
    const result = writeBatch(this.#context.db, batch, this.#context).catch((failure: unknown) => ({ failure }));
    this.#underway.push({ keys: new Set(batch.map(({ record }) => record.key)), result });
  }

  /** Awaits the oldest batch; if it failed, throws after all others have ended. */
  async #arrive(): Promise<void> {
    const result = await this.#underway.shift()?.result;
    if (result && 'failure' in result) {
      await Promise.all(this.#underway.map((one) => one.result));
      throw result.failure;
    }
    if (!result) return;
    this.#onWritten(result);
    await this.#context.shown.write(result.written);
  }
}
