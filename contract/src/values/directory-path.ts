import { LANGUAGE_TABLE, type LanguageRow } from './language-table.ts';
import { type LanguageCode, languageBase } from './languages.ts';

export type Directory = keyof LanguageRow['pages'] | 'consents';

/** The segments of one language. */
export const directoryWords = (lang: LanguageCode): Record<Directory, string> => {
  const { pages, consentsWord: consents } = LANGUAGE_TABLE[lang];
  return { ...pages, consents };
};

/** Empty in browsers, whose table has no pages. */
export const DIRECTORIES = Object.keys(directoryWords('en')) as [Directory, ...Directory[]];

interface PathOf {
  lang: LanguageCode;
  defaultLanguage: LanguageCode;
  /** Entry of the directory: a manufacturer's code, a list's slug; absent: the directory itself. */
  segment?: string;
}

/** `/hr/brendovi/`, `/hr/brendovi/kvant/` */
export const directoryPath = (directory: Directory, { lang, defaultLanguage, segment }: PathOf): string =>
  `${languageBase(lang, defaultLanguage)}${directoryWords(lang)[directory]}/${segment ? `${segment}/` : ''}`;
