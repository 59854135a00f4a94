import type { Db } from '@vitrina/backend/db';
import { loadDictionary, selectImportedTitles, selectOddPrices } from '@vitrina/backend/seed';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { foldTitle } from './categories/category-tree.ts';
import type { Report } from './report.ts';

const PAGE = 5000;
const MOST_NOTES = 500;
const LEAST_LETTERS = 4;

/** Names products whose price or title speaks for another category than theirs: sources put one in twelve on the wrong shelf. */
export async function reportOddProducts(db: Db, { report, market }: { report: Report; market: LanguageCode }): Promise<number> {
  let odd = 0;
  for (const { code, category, amount, median } of await selectOddPrices(db, market)) {
    odd += 1;
    report.addNote(code, `price ${(amount / 100).toFixed(2)} is far off its category ${category}, whose middle is ${(median / 100).toFixed(2)}`);
  }
  const names = categoryNames((await loadDictionary(db)).categories.values());
  for (let last = ''; ; ) {
    const rows = await selectImportedTitles(db, last, PAGE);
    for (const { code, category, title } of rows) {
      const other = otherCategory(title, category, names);
      if (other === null || odd >= MOST_NOTES * 2) continue;
      odd += 1;
      report.addNote(code, `its title speaks of ${other}, it stands in ${category}`);
    }
    if (rows.length < PAGE) return odd;
    last = rows.at(-1)?.code ?? '';
  }
}

/** By the only or last word of a category's name, in the singular: `monitor` is `computers-monitors`. */
export function categoryNames(categories: Iterable<{ code: string; titles: Partial<Record<LanguageCode, string>> }>): CategoryNames {
  const words = new Map<string, string | null>();
  const own = new Map<string, Set<string>>();
  for (const { code, titles } of categories) {
    const all = Object.values(titles).flatMap((title) => foldTitle(title).split(' ').map(singular));
    own.set(code, new Set(all));
    const word = singular(foldTitle(titles.en ?? ''));
    if (word.includes(' ') || word.length < LEAST_LETTERS) continue;
    words.set(word, words.has(word) && words.get(word) !== code ? null : code);
  }
  return { words, own };
}

export interface CategoryNames {
  /** Name of one word to the only category that has it. */
  words: ReadonlyMap<string, string | null>;
  /** All words of a category's names. */
  own: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The category that a title names; `null`: it names none, or something of its own one too. */
export function otherCategory(title: string, category: string, { words, own }: CategoryNames): string | null {
  const tokens = foldTitle(title).split(' ').map(singular);
  if (tokens.some((token) => own.get(category)?.has(token))) return null;
  // What stands after "for" is what the thing goes with.
  const end = tokens.findIndex((token) => ['for', 'fur', 'za', 'per', 'para', 'with', 'mit'].includes(token));
  for (const token of tokens.slice(0, end < 0 ? tokens.length : end)) {
    const other = words.get(token);
    if (other && other !== category) return other;
  }
  return null;
}

const singular = (word: string): string => (word.length > LEAST_LETTERS && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);
