import { readFileSync } from 'node:fs';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { CATEGORY_TITLES } from '../category-titles.ts';
import { foldTitle } from '../fold-title.ts';
import { EnglishNames, type Titles } from '../titles.ts';

const ENGLISH = new EnglishNames(CATEGORY_TITLES);
/** `Kopfhörer` of `Kopfhörer & Headsets`. */
const PARTS = new EnglishNames(CATEGORY_TITLES, (title) => title.split(/ (?:&|und|in|i|e|y) /).filter((part) => part !== title));
/** Aliases of categories in all languages, such as `Mobiteli`; each alias has one meaning. */
const WORDS: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('../names/category-words.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [category = '', words = ''] = row.split('\t');
      return words.split('|').map((word) => [foldTitle(word), category] as const);
    }),
);

/** English name of a known category, such as `Slušalice` in Croatian files; otherwise the title. A file of one language may name its categories in another. */
export const englishCategory = (title: string, lang: LanguageCode): string => (lang === 'en' ? null : wholeName(title, lang)) ?? title;

/** Returns the English name of a category, matched by an alias or in part if not as a whole; without a match the title itself. */
export const nearlyEnglish = (title: string, lang: LanguageCode): string =>
  (lang === 'en' ? null : (wholeName(title, lang) ?? WORDS.get(foldTitle(title)) ?? PARTS.of(title, lang) ?? PARTS.inAny(title))) ?? title;

const wholeName = (title: string, lang: LanguageCode): string | null => ENGLISH.of(title, lang) ?? ENGLISH.inAny(title);

/** Returns the titles in all languages if known, else in the file's language. */
export const categoryTitles = (title: string, lang: LanguageCode): Titles => CATEGORY_TITLES.get(title.toLowerCase()) ?? { [lang]: title };

/** Returns a path with its titles in a language; unknown titles stay. */
export const namedIn = (path: readonly string[], lang: LanguageCode): string[] => path.map((title) => categoryTitles(title, lang)[lang] ?? title);

/** Returns all names of a category: its title and the titles known for it in any language. */
export const namesOf = (title: string, lang: LanguageCode): string[] => [title, ...Object.values(categoryTitles(title, lang))];
