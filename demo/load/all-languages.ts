import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { TextOrSame } from '../content/texts.ts';

export type InAll<Value> = Record<LanguageCode, Value>;

/** Something for each of the ten languages. */
export const inEach = <Value>(make: (lang: LanguageCode) => Value): InAll<Value> =>
  Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, make(lang)])) as InAll<Value>;

/** The text in one language; Austria reads German where nothing else is written for it. */
export function textOf(text: TextOrSame, lang: LanguageCode): string {
  if (typeof text === 'string') return text;
  return lang === 'at' ? (text.at ?? text.de) : text[lang];
}

export const inAll = (text: TextOrSame): InAll<string> => inEach((lang) => textOf(text, lang));
