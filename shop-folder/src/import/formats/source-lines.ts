import { type Line, readLines, unpackedChunks } from '../read-lines.ts';
import type { Profile } from '../profile/profile.ts';
import { applyProfile } from '../profile/apply-profile.ts';
import { BadFile } from './bad-file.ts';
import { bytesProblem } from './bytes-problem.ts';
import { declaredEncoding, type Encoding } from './encodings.ts';
import { type CsvRecord, csvRecords, type Delimiter } from './csv-records.ts';
import { decodeText, hasMark } from './decode-text.ts';
import { readMerchant } from './merchant/read-merchant.ts';
import { tableItems } from './merchant/table-items.ts';
import { xmlItems } from './merchant/xml-items.ts';
import { type Format, recogniseFormat } from './recognise-format.ts';
import { rowProblem } from './row-problem.ts';
import type { ShopifyInventory } from './shopify/inventory.ts';
import { readShopify } from './shopify/read-shopify.ts';
import type { SourceDefaults, SourceLine } from './source-row.ts';
import { readWooCommerce } from './woocommerce/read-woocommerce.ts';

export interface SourceOptions {
  defaults: SourceDefaults;
  profile: Profile;
  /** Encoding of files that are not UTF-8; absent: from the profile, or from an XML declaration. */
  encoding?: Encoding | undefined;
}

const BEGINNING = 65_536;

/** Reads the products of a file of any known format as lines of our own. Never throws: a problem of the file is yielded as a line too. */
export async function* sourceLines(file: string, options: SourceOptions, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<Line> {
  const encoding = options.encoding ?? options.profile.encoding;
  const format = await formatOf(file, encoding);
  if (format.kind === 'lines') {
    yield* readLines(file, onBytes);
    return;
  }
  if (format.kind === 'unknown') {
    yield { number: 0, problem: format.problem };
    return;
  }
  if (format.kind === 'shopify-inventory') {
    yield* inventoryProblems(file, options.defaults);
    return;
  }
  try {
    for await (const line of linesOf(file, format, { ...options, encoding }, onBytes)) {
      yield 'problem' in line ? line : { number: line.number, text: JSON.stringify(applyProfile(line.row, options.profile)) };
    }
  } catch (error) {
    yield error instanceof BadFile
      ? { number: error.line, problem: error.message }
      : { number: 0, problem: `the file cannot be read to its end: ${(error as Error).message}` };
  }
}

/** Recognises the format of a file. Unreadable files count as JSON lines, whose reader reports the problem. */
export async function formatOf(file: string, encoding: Encoding = 'utf-8'): Promise<Format> {
  const { bytes, isWhole } = await beginningOf(file);
  if (bytes.length === 0) return isWhole ? { kind: 'unknown', problem: 'the file is empty' } : { kind: 'lines' };
  const problem = bytesProblem(bytes);
  if (problem) return { kind: 'unknown', problem };
  const text = new TextDecoder(hasMark(bytes) ? 'utf-8' : encoding).decode(bytes);
  if (isWhole && text.trim() === '') return { kind: 'unknown', problem: 'the file is empty' };
  const format = recogniseFormat(text);
  return format.kind === 'unknown' && /\.(?:ndjson|jsonl?)(?:\.gz)?$/i.test(file) ? { kind: 'lines' } : format;
}

/** Reads the beginning of a file, as far as needed to recognise it. */
async function beginningOf(file: string): Promise<{ bytes: Buffer; isWhole: boolean }> {
  let bytes = Buffer.alloc(0);
  try {
    for await (const chunk of unpackedChunks(file, () => {})) {
      bytes = Buffer.concat([bytes, chunk]);
      if (bytes.length >= BEGINNING) return { bytes: bytes.subarray(0, BEGINNING), isWhole: false };
    }
    return { bytes, isWhole: true };
  } catch {
    return { bytes, isWhole: false };
  }
}

/** Problems of an inventory export, which was read before the product export. */
function* inventoryProblems(file: string, { inventory }: SourceDefaults): Generator<Line> {
  if (!inventory) {
    const problem = "Shopify's inventory export alone: it tells no prices and no texts; name its product export (Products, Export) beside it";
    yield { number: 0, problem };
  }
  for (const found of inventory?.problems ?? []) if (found.file === file) yield { number: found.number, problem: found.problem };
}

interface Table {
  delimiter: Delimiter;
  encoding: Encoding | undefined;
}

/** Adds the rows of an inventory export; problems of the file are added to the inventory's. */
export async function readInventory(inventory: ShopifyInventory, file: string, { delimiter, encoding }: Table): Promise<void> {
  const text = (): AsyncGenerator<string> =>
    decodeText(
      unpackedChunks(file, () => {}),
      encoding,
    );
  const bad = new Map<number, string>();
  try {
    const names = await headerOf(text(), delimiter);
    await inventory.add(file, goodRows(csvRecords(text(), delimiter), names.length, bad), names);
  } catch (error) {
    inventory.problems.push({ file, number: error instanceof BadFile ? error.line : 0, problem: (error as Error).message });
  }
  for (const [number, problem] of bad) inventory.problems.push({ file, number, problem });
}

type Foreign = Exclude<Format, { kind: 'lines' | 'unknown' | 'shopify-inventory' }>;

async function* linesOf(file: string, format: Foreign, { defaults, encoding }: SourceOptions, onBytes: (bytes: number) => void): AsyncGenerator<SourceLine> {
  // `onBytes` counts each pass: a format that needs two is half done after the first.
  const text = (statedEncoding = encoding): AsyncGenerator<string> => decodeText(unpackedChunks(file, onBytes), statedEncoding);
  if (format.kind === 'merchant-xml') {
    const declared = encoding ?? declaredEncoding((await beginningOf(file)).bytes.toString('latin1')) ?? undefined;
    yield* readMerchant(() => xmlItems(text(declared)), defaults);
    return;
  }
  const names = await headerOf(text(), format.delimiter);
  const bad = new Map<number, string>();
  const rows = (): AsyncGenerator<CsvRecord> => goodRows(csvRecords(text(), format.delimiter), names.length, bad);
  try {
    if (format.kind === 'shopify') yield* readShopify(rows(), names, defaults);
    else if (format.kind === 'woocommerce') yield* readWooCommerce(rows, names, defaults);
    else yield* readMerchant(() => tableItems(rows(), names), defaults);
  } finally {
    for (const [number, problem] of bad) yield { number, problem };
  }
}

/** Yields rows that match the header; the problems of others are put into `bad` by line. */
async function* goodRows(records: AsyncGenerator<CsvRecord>, columns: number, bad: Map<number, string>): AsyncGenerator<CsvRecord> {
  for await (const record of withoutHeader(records)) {
    const problem = rowProblem(record, columns);
    if (problem === null) yield record;
    else bad.set(record.line, problem);
  }
}

async function headerOf(text: AsyncIterable<string>, delimiter: Delimiter): Promise<string[]> {
  for await (const { cells } of csvRecords(text, delimiter)) return cells;
  return [];
}

async function* withoutHeader(records: AsyncGenerator<CsvRecord>): AsyncGenerator<CsvRecord> {
  await records.next();
  yield* records;
}
