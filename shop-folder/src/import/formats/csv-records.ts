import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BadFile } from './bad-file.ts';

export interface CsvRecord {
  /** Number of its first line, from 1. */
  line: number;
  cells: string[];
  /** True if the file ends in this record, without a line break. */
  isLast?: true;
}

/** Maximum length of a record, in characters: a description and all its pictures. */
const MAX_RECORD = 1_048_576;
const DELIMITERS = [',', ';', '\t'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** Delimiter of a header: the one that occurs most often outside quotes. */
export function delimiterOf(header: string): Delimiter {
  const bare = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}

/** Reads CSV record by record, quoted line breaks included. Throws `BadFile` with the line of a syntax error. */
export async function* csvRecords(text: AsyncIterable<string>, delimiter: Delimiter): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD,
    relax_quotes: delimiter === '\t',
  });
  let end = '';
  const noted = (async function* () {
    for await (const part of text) {
      if (part !== '') end = part.slice(-1);
      yield part;
    }
  })();
  const source = Readable.from(noted);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let before = 0;
  let pendingRecord: CsvRecord | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      if (pendingRecord) yield pendingRecord;
      pendingRecord = { line: Math.max(before + 1, info.lines - breaks), cells: record };
      before = info.lines;
    }
    if (pendingRecord) yield /[\r\n]/.test(end) ? pendingRecord : { ...pendingRecord, isLast: true };
  } catch (error) {
    if (pendingRecord) yield pendingRecord;
    if (!(error instanceof CsvError)) throw error;
    throw new BadFile(STARTED_BEFORE.has(error.code) ? before + 1 : Number((error as { lines?: unknown }).lines ?? before + 1), reasonOf(error));
  } finally {
    source.destroy();
  }
}

/** Errors that the parser detects only after the faulty row. */
const STARTED_BEFORE: ReadonlySet<string> = new Set(['CSV_MAX_RECORD_SIZE', 'CSV_QUOTE_NOT_CLOSED']);

function reasonOf({ code, message }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE') return `a row longer than ${MAX_RECORD / 1_048_576} MB: perhaps a quote that is opened here is never closed`;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote that is opened in this row is never closed';
  if (code === 'CSV_INVALID_CLOSING_QUOTE') return 'a quote inside a value must be doubled';
  if (code === 'INVALID_OPENING_QUOTE') return 'a quote stands in the middle of a value that does not begin with one';
  return message;
}
