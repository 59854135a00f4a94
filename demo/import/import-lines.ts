import type { Db } from '@vitrina/backend/db';
import { checkLine } from './check-line.ts';
import { lineHash } from './line-hash.ts';
import { linesOfFiles, type PlacedLine, placeOf } from './lines-of-files.ts';
import type { Rates } from './market-prices.ts';
import type { Shop } from './prepare-shop.ts';
import type { Report } from './report.ts';
import type { Survey } from './survey.ts';
import { type BatchResult, type Candidate, writeBatch } from './write-batch.ts';

const BATCH = 500;

export interface Counts {
  /** Lines that are not blank. */
  read: number;
  /** Written now, new or changed. */
  kept: number;
  unchanged: number;
  /** Good, but a later line of the same product took their place. */
  replaced: number;
  bad: number;
}

interface Context {
  db: Db;
  files: readonly string[];
  rates: Rates;
  now: Date;
  found: Survey;
  shop: Shop;
  /** Codes that are not made from the key alone, by key. */
  sharedCodes: ReadonlyMap<string, string>;
  report: Report;
  onLine: (part: number, counts: Readonly<Counts>) => void;
}

/** Goes through the files a second time and writes the good lines. One batch is written while the next is read. */
export async function importLines(context: Context): Promise<Counts> {
  const counts: Counts = { read: 0, kept: 0, unchanged: 0, replaced: 0, bad: 0 };
  const keepOut = (place: string, problems: readonly string[]) => {
    counts.bad += 1;
    context.report.addBad(place, problems);
  };
  const writer = new Writer(context, ({ kept, unchanged, refused }) => {
    counts.kept += kept;
    counts.unchanged += unchanged;
    for (const { candidate, reason } of refused) keepOut(candidate.place, [reason]);
  });
  for await (const placed of linesOfFiles(context.files)) {
    context.onLine(placed.part, counts);
    if (placed.line.number > 0) counts.read += 1;
    const judged = judge(placed, context);
    if (judged === 'replaced') counts.replaced += 1;
    else if ('problems' in judged) keepOut(placeOf(placed), judged.problems);
    else await writer.add(judged);
  }
  await writer.end();
  return counts;
}

function judge(placed: PlacedLine, { rates, found, shop, sharedCodes, report }: Context): Candidate | { problems: string[] } | 'replaced' {
  if ('problem' in placed.line) return { problems: [placed.line.problem] };
  const checked = checkLine(placed.line.text, rates);
  if ('problems' in checked) return checked;
  const place = placeOf(placed);
  const record = { ...checked.record, code: sharedCodes.get(checked.record.key) ?? checked.record.code };
  if (found.last.get(record.key) !== placed.ordinal) {
    report.addNote(place, 'a later line of the same product takes its place');
    return 'replaced';
  }
  for (const note of checked.notes) report.addNote(place, note);
  return { record, place, hash: lineHash(placed.line.text, record, { rates, warehouseIds: shop.warehouseIds }) };
}

/** Gathers candidates into batches; one batch is on its way while the next is filled. */
class Writer {
  readonly #context: Context;
  readonly #onWritten: (result: BatchResult) => void;
  #batch: Candidate[] = [];
  #underway: Promise<BatchResult | { failure: unknown }> | null = null;

  constructor(context: Context, onWritten: (result: BatchResult) => void) {
    this.#context = context;
    this.#onWritten = onWritten;
  }

  async add(candidate: Candidate): Promise<void> {
    this.#batch.push(candidate);
    if (this.#batch.length >= BATCH) await this.#send();
  }

  async end(): Promise<void> {
    await this.#send();
    await this.#arrive();
  }

  async #send(): Promise<void> {
    await this.#arrive();
    const batch = this.#batch;
    this.#batch = [];
    this.#underway = writeBatch(this.#context.db, batch, this.#context).catch((failure: unknown) => ({ failure }));
  }

  async #arrive(): Promise<void> {
    const result = await this.#underway;
    this.#underway = null;
    if (result && 'failure' in result) throw result.failure;
    if (result) this.#onWritten(result);
  }
}
