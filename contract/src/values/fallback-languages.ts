import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';
import { sameLanguages } from './same-language.ts';

const FALLBACK = new Map(LANGUAGE_CODES.map((lang) => [lang, [...new Set<LanguageCode>([lang, ...sameLanguages(lang), 'en'])]]));

/** Fallback order of languages for a text: itself, the variant of another market (German and Austrian), English. */
export const languagesFor = (lang: LanguageCode): readonly LanguageCode[] => FALLBACK.get(lang) ?? [lang];

/** True for languages with a common base language, such as German and Austrian German. */
export const isSameBaseLanguage = (a: LanguageCode, b: LanguageCode): boolean => a === b || LANGUAGES[a].lang.slice(0, 2) === LANGUAGES[b].lang.slice(0, 2);
