import type { Part } from './attribute-value.ts';
import { cleanLines, cleanText, hasNul } from './clean-text.ts';

const MAX_ATTRIBUTES = 400;
const MAX_NAME = 200;
/** Maximum of characters of a name quoted in a report. */
const NAME_SHOWN = 40;

type Row = Readonly<Record<string, unknown>>;

/** Reads the fields of one line by type, and collects the problems. An absent field counts as `null`. */
export class FieldReader {
  readonly problems: string[] = [];
  readonly notes: string[] = [];
  readonly #row: Row;

  constructor(row: Row) {
    this.#row = row;
  }

  /** Returns a required text; reports a problem if it is absent. */
  required(field: string, maxLength: number): string {
    const text = this.text(field, maxLength);
    if (text === null && !this.problems.some((problem) => problem.startsWith(`${field}:`))) this.problems.push(`${field}: missing`);
    return text ?? '';
  }

  /** One line of text; `null` if blank. */
  text(field: string, maxLength: number): string | null {
    const raw = this.#string(field);
    if (raw === null) return null;
    const text = cleanText(raw);
    if (text.length > maxLength) this.problems.push(`${field}: longer than ${maxLength} characters`);
    return text || null;
  }

  /** One line of text, cut at the length limit. */
  cutText(field: string, maxLength: number): string | null {
    const text = this.text(field, Number.POSITIVE_INFINITY);
    if (text === null || text.length <= maxLength) return text;
    this.notes.push(`${field}: cut to ${maxLength} characters`);
    return text.slice(0, maxLength).toWellFormed().replace('\ufffd', '').trimEnd();
  }

  /** Text of several lines, cut at the length limit. */
  lines(field: string, maxLength: number): string | null {
    const raw = this.#string(field);
    if (raw === null) return null;
    const text = cleanLines(raw);
    if (text.length > maxLength) this.notes.push(`${field}: cut to ${maxLength} characters`);
    return text.slice(0, maxLength).toWellFormed() || null;
  }

  number(field: string): number | null {
    const value = this.#row[field] ?? null;
    if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value;
    this.problems.push(`${field}: a number is needed`);
    return null;
  }

  /** Returns one of several words; `null` with a note for other values. */
  oneOf<Word extends string>(field: string, words: readonly Word[]): Word | null {
    const text = this.text(field, 60);
    if (text === null) return null;
    const word = words.find((one) => one === text.toLowerCase().replaceAll(' ', '_'));
    if (!word) this.notes.push(`${field} ${text.slice(0, NAME_SHOWN)}: not known, left out`);
    return word ?? null;
  }

  flag(field: string): boolean | null {
    const value = this.#row[field] ?? null;
    if (value === null || typeof value === 'boolean') return value;
    this.problems.push(`${field}: yes or no is needed`);
    return null;
  }

  /** An object of names and values, validated by the caller. */
  object(field: string): Readonly<Record<string, unknown>> {
    const value = this.#row[field] ?? null;
    if (value === null) return {};
    if (typeof value === 'object' && !Array.isArray(value)) return value as Readonly<Record<string, unknown>>;
    this.problems.push(`${field}: an object is needed`);
    return {};
  }

  raw(field: string): unknown {
    return this.#row[field] ?? null;
  }

  list(field: string, { maxLength, required }: { maxLength: number; required: boolean }): string[] {
    const value = this.#row[field] ?? null;
    if (value === null && !required) return [];
    if (!Array.isArray(value) || value.some((part) => typeof part !== 'string')) {
      this.problems.push(`${field}: a list of texts is needed`);
      return [];
    }
    for (const part of value) this.#refuseNul(field, part);
    const parts = value.map((part: string) => cleanText(part)).filter(Boolean);
    if (parts.some((part) => part.length > maxLength)) this.problems.push(`${field}: a part is longer than ${maxLength} characters`);
    return parts;
  }

  /** Names to values of one or several parts; `null` values are left out. */
  attributes(field: string): [string, Part | Part[]][] {
    const value = this.#row[field] ?? null;
    if (value === null) return [];
    if (typeof value !== 'object' || Array.isArray(value)) {
      this.problems.push(`${field}: an object is needed`);
      return [];
    }
    const entries = Object.entries(value).filter(([, data]) => data !== null);
    if (entries.length > MAX_ATTRIBUTES) this.notes.push(`${field}: only the first ${MAX_ATTRIBUTES} of ${entries.length} kept`);
    return entries.slice(0, MAX_ATTRIBUTES).flatMap(([name, data]) => this.#attribute(field, name, data));
  }

  #attribute(field: string, rawName: string, data: unknown): [string, Part | Part[]][] {
    const name = cleanText(rawName);
    const parts = Array.isArray(data) ? data.filter((part) => part !== null) : [data];
    const where = () => `${field}.${name.slice(0, NAME_SHOWN).replaceAll('\u0000', '?')}`;
    for (const text of [rawName, ...parts]) if (typeof text === 'string' && hasNul(text)) this.#refuseNul(where(), text);
    if (name === '' || name.length > MAX_NAME) this.problems.push(`${where()}: a name of 1 to ${MAX_NAME} characters is needed`);
    if (!parts.every(isPart)) {
      this.problems.push(`${where()}: text, number, yes or no, or a list of those is needed`);
      return [];
    }
    return [[name, Array.isArray(data) ? parts : (parts[0] as Part)]];
  }

  #string(field: string): string | null {
    const value = this.#row[field] ?? null;
    if (value === null) return null;
    if (typeof value !== 'string') {
      this.problems.push(`${field}: a text is needed`);
      return null;
    }
    this.#refuseNul(field, value);
    return value;
  }

  #refuseNul(field: string, text: string): void {
    if (!hasNul(text)) return;
    const problem = `${field}: contains a NUL character`;
    if (!this.problems.includes(problem)) this.problems.push(problem);
  }
}

const isPart = (part: unknown): part is Part => typeof part === 'string' || typeof part === 'boolean' || (typeof part === 'number' && Number.isFinite(part));
