import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Finding } from '@vitrina/contract/law/guard';
import type { ImportRecord } from './import-record.ts';
import { SharedSkus } from './shared-skus.ts';

const SHOWN = 20;
/** Prefix of the note on a product that cannot be ordered from stock. */
export const UNCOUNTED = 'availability in_stock without a number of pieces';

/** Prefix of the note on a Shopify product whose stock is only in the inventory export. */
export const BY_LOCATION = 'Shopify counts its pieces by location';

/** Collects messages on lines: the first ones for the screen, all of them for a file, counts by reason. */
export class Report {
  bad = 0;
  notes = 0;
  /** Products stated to be in stock, without a quantity. */
  uncounted = 0;
  /** Products whose stock is in another export. */
  byLocation = 0;
  /** Products with a finding of the guardian, and those of them that must not be sold. */
  unlawful = 0;
  blocked = 0;
  readonly firstBad: string[] = [];
  /** Lines with an article number that another product has too. */
  shared = 0;
  readonly firstShared: string[] = [];
  readonly #skus = new SharedSkus();
  readonly #reasons = new Map<string, number>();
  readonly #lacking = new Map<string, number>();
  readonly #file: ReturnType<typeof createWriteStream> | null;
  #failure: Error | null = null;

  constructor(file?: string) {
    this.#file = file === undefined ? null : createWriteStream(file);
    this.#file?.on('error', (error) => {
      this.#failure = error;
    });
  }

  /** Adds a rejected line with all its problems. */
  addBad(place: string, problems: readonly string[]): void {
    const line = `${place}: ${problems.join('; ')}`;
    this.bad += 1;
    if (this.firstBad.length < SHOWN) this.firstBad.push(line);
    for (const problem of problems) {
      const reason = reasonOf(problem);
      this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    }
    this.#file?.write(`${line}\n`);
  }

  /** Adds a note on a part left out of a valid line. */
  addNote(place: string, note: string): void {
    this.notes += 1;
    if (note.startsWith(UNCOUNTED)) this.uncounted += 1;
    if (note.startsWith(BY_LOCATION)) this.byLocation += 1;
    this.#file?.write(`${place}: note: ${note}\n`);
  }

  /** Reports a valid line's article number that another product has too: both are imported, with a notice. */
  addSkus(place: string, record: ImportRecord): void {
    for (const words of this.#skus.note(record, place)) {
      this.shared += 1;
      if (this.firstShared.length < SHOWN) this.firstShared.push(words);
      this.#file?.write(`${place}: doubled: ${words}\n`);
    }
  }

  /** Adds the legally required facts missing on a line's product. */
  addFindings(place: string, findings: readonly Finding[]): void {
    if (findings.length === 0) return;
    this.unlawful += 1;
    if (findings.some(({ level }) => level === 'block')) this.blocked += 1;
    for (const { field } of findings) this.#lacking.set(field, (this.#lacking.get(field) ?? 0) + 1);
    const words = findings.map(({ field, reason, law, link }) => `${field}: ${reason} (${law}, ${link})`);
    this.#file?.write(`${place}: law: ${words.join('; ')}\n`);
  }

  /** Legally required fields that are missing, most frequent first. */
  lacking(): [field: string, products: number][] {
    return [...this.#lacking].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  }

  /** Returns each reason with its frequency, most frequent first. */
  reasons(): [reason: string, count: number][] {
    return [...this.#reasons].sort((a, b) => b[1] - a[1]);
  }

  async close(): Promise<void> {
    if (!this.#file) return;
    if (!this.#failure) {
      this.#file.end();
      await finished(this.#file).catch(() => {});
    }
    if (this.#failure) throw new Error(`The report could not be written: ${this.#failure.message}`);
  }
}

/** Reduces a problem to its reason: problems that differ only in a name or a place are counted together. */
const reasonOf = (problem: string): string =>
  problem
    .replace(/^attributes\.[^:]*/, 'attributes')
    .replace(/^not JSON: .*/, 'not JSON')
    .replace(/^code \S+: /, 'code: ');
