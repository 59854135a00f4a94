import { readFileSync } from 'node:fs';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Titles } from './titles.ts';

const FOLDER = new URL('./names/', import.meta.url);

/** Rows of `names/NAME.tsv`, with a column per language. A language without a column has its fallback's, as Austrian German has the German one. */
export function titleRows(name: string): readonly Titles[] {
  const [head = '', ...rows] = readFileSync(new URL(`${name}.tsv`, FOLDER), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t') as LanguageCode[];
  return rows.map((row) => {
    const cells = row.split('\t');
    const own: Titles = Object.fromEntries(columns.flatMap((lang, i) => (cells[i] ? [[lang, cells[i]]] : [])));
    const read = (lang: LanguageCode): string | undefined => own[lang] ?? own[LANGUAGES[lang].texts ?? lang];
    return Object.fromEntries(LANGUAGE_CODES.flatMap((lang) => (read(lang) === undefined ? [] : [[lang, read(lang)]])));
  });
}

/** Rows by English name in lower case. */
export const titleTable = (rows: readonly Titles[]): ReadonlyMap<string, Titles> => new Map(rows.map((row) => [(row.en as string).toLowerCase(), row]));
