import type { LanguageCode } from '@vitrina/contract/values/languages';
import { CATEGORY_TITLES } from '../category-titles.ts';
import { EnglishNames, type Titles } from '../titles.ts';

const ENGLISH = new EnglishNames(CATEGORY_TITLES);
/** `Kopfhörer` of `Kopfhörer & Headsets`. */
const PARTS = new EnglishNames(CATEGORY_TITLES, (title) => title.split(/ (?:&|und|in|i|e|y) /).filter((part) => part !== title));

/** The English name of a category that we know, as `Slušalice` of Croatian files; else its own. */
export const englishCategory = (title: string, lang: LanguageCode): string => (lang === 'en' ? null : ENGLISH.of(title, lang)) ?? title;

/** Returns the English name of a category, matched in part if not as a whole; without a match the title itself. */
export const nearlyEnglish = (title: string, lang: LanguageCode): string =>
  (lang === 'en' ? null : (ENGLISH.of(title, lang) ?? PARTS.of(title, lang))) ?? title;

/** Returns the titles in all languages if known, else in the file's language. */
export const categoryTitles = (title: string, lang: LanguageCode): Titles => CATEGORY_TITLES.get(title.toLowerCase()) ?? { [lang]: title };
