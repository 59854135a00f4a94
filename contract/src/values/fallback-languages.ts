import { LANGUAGES, type LanguageCode } from './languages.ts';

/** Languages to look in, best first: close relatives before English. */
const FALLBACK: Readonly<Record<LanguageCode, readonly LanguageCode[]>> = {
  si: ['si', 'en'],
  hr: ['hr', 'en'],
  en: ['en'],
  de: ['de', 'at', 'en'],
  at: ['at', 'de', 'en'],
  rs: ['rs', 'en'],
  it: ['it', 'en'],
  ba: ['ba', 'en'],
  me: ['me', 'en'],
  es: ['es', 'en'],
};

export const languagesFor = (lang: LanguageCode): readonly LanguageCode[] => FALLBACK[lang];

/** German and Austrian texts are one tongue. */
export const sameTongue = (a: LanguageCode, b: LanguageCode): boolean => a === b || LANGUAGES[a].lang.slice(0, 2) === LANGUAGES[b].lang.slice(0, 2);
