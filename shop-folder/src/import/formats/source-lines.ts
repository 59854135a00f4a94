import { type Line, readLines, unpackedChunks } from '../read-lines.ts';
import type { Profile } from '../profile/profile.ts';
import { applyProfile } from '../profile/apply-profile.ts';
import { BadFile } from './bad-file.ts';
import { type CsvRecord, csvRecords, type Delimiter } from './csv-records.ts';
import { decodeText } from './decode-text.ts';
import { readMerchant } from './merchant/read-merchant.ts';
import { tableItems } from './merchant/table-items.ts';
import { xmlItems } from './merchant/xml-items.ts';
import { type Format, recogniseFormat } from './recognise-format.ts';
import { readShopify } from './shopify/read-shopify.ts';
import type { SourceDefaults, SourceLine } from './source-row.ts';
import { readWooCommerce } from './woocommerce/read-woocommerce.ts';

export interface SourceOptions {
  defaults: SourceDefaults;
  profile: Profile;
}

const BEGINNING = 65_536;

/** The products of a file of any known format, each as a line of our own. Never throws: what is wrong with the file is a line too. */
export async function* sourceLines(file: string, options: SourceOptions, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<Line> {
  const format = await formatOf(file);
  if (format.kind === 'lines') {
    yield* readLines(file, onBytes);
    return;
  }
  if (format.kind === 'unknown') {
    yield { number: 0, problem: format.problem };
    return;
  }
  try {
    for await (const line of linesOf(file, format, options, onBytes)) {
      yield 'problem' in line ? line : { number: line.number, text: JSON.stringify(applyProfile(line.row, options.profile)) };
    }
  } catch (error) {
    yield error instanceof BadFile
      ? { number: error.line, problem: error.message }
      : { number: 0, problem: `the file cannot be read to its end: ${(error as Error).message}` };
  }
}

/** What the file is; one that cannot be read, or whose name says so, is taken for lines, whose reader says what is wrong. */
export async function formatOf(file: string): Promise<Format> {
  try {
    let beginning = Buffer.alloc(0);
    for await (const chunk of unpackedChunks(file, () => {})) {
      beginning = Buffer.concat([beginning, chunk]);
      if (beginning.length >= BEGINNING) break;
    }
    const isWide = (beginning[0] === 0xff && beginning[1] === 0xfe) || (beginning[0] === 0xfe && beginning[1] === 0xff);
    if (isWide) return { kind: 'unknown', problem: 'UTF-16: save the file in the encoding UTF-8 and import it again' };
    const format = recogniseFormat(new TextDecoder().decode(beginning.subarray(0, BEGINNING)));
    return format.kind === 'unknown' && (beginning.length === 0 || /\.(?:ndjson|jsonl?)(?:\.gz)?$/i.test(file)) ? { kind: 'lines' } : format;
  } catch {
    return { kind: 'lines' };
  }
}

type Foreign = Exclude<Format, { kind: 'lines' | 'unknown' }>;

async function* linesOf(file: string, format: Foreign, { defaults }: SourceOptions, onBytes: (bytes: number) => void): AsyncGenerator<SourceLine> {
  // A format that needs two passes is half done after the first.
  const text = (): AsyncGenerator<string> => decodeText(unpackedChunks(file, onBytes));
  if (format.kind === 'merchant-xml') {
    yield* readMerchant(() => xmlItems(text()), defaults);
    return;
  }
  const names = await headerOf(text(), format.delimiter);
  const rows = (): AsyncGenerator<CsvRecord> => withoutHeader(csvRecords(text(), format.delimiter));
  if (format.kind === 'shopify') yield* readShopify(rows(), names, defaults);
  else if (format.kind === 'woocommerce') yield* readWooCommerce(rows, names, defaults);
  else yield* readMerchant(() => tableItems(rows(), names), defaults);
}

async function headerOf(text: AsyncIterable<string>, delimiter: Delimiter): Promise<string[]> {
  for await (const { cells } of csvRecords(text, delimiter)) return cells;
  return [];
}

async function* withoutHeader(records: AsyncGenerator<CsvRecord>): AsyncGenerator<CsvRecord> {
  await records.next();
  yield* records;
}
