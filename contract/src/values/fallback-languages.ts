import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';
import { sameLanguages } from './same-language.ts';

const FALLBACK = new Map(LANGUAGE_CODES.map((lang) => [lang, [...new Set<LanguageCode>([lang, ...sameLanguages(lang), 'en'])]]));

/** Languages to look in, best first: itself, the same language of another market, English. */
export const languagesFor = (lang: LanguageCode): readonly LanguageCode[] => FALLBACK.get(lang) ?? [lang];

/** German and Austrian texts are one tongue. */
export const isSameBaseLanguage = (a: LanguageCode, b: LanguageCode): boolean => a === b || LANGUAGES[a].lang.slice(0, 2) === LANGUAGES[b].lang.slice(0, 2);
