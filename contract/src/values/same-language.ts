import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';

const primary = (tag: string): string => tag.split('-')[0] as string;

/** True if two BCP 47 tags share the primary language, as those of Germany and Austria do. */
export const isSameLanguage = (one: string, other: string): boolean => primary(one) === primary(other);

/** The shop's languages that share their primary language: German has two markets. */
export const sameLanguages = (lang: LanguageCode): LanguageCode[] =>
  LANGUAGE_CODES.filter((code) => isSameLanguage(LANGUAGES[code].lang, LANGUAGES[lang].lang));

/** The first of the shop's languages with that tag's language; `null`: the shop has none. */
export const languageOfTag = (tag: string): LanguageCode | null => LANGUAGE_CODES.find((code) => isSameLanguage(LANGUAGES[code].lang, tag)) ?? null;
