import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Texts } from './dictionary.ts';

/** Languages to look in, best first: close relatives before English, so that a Montenegrin reads Serbian before English. */
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

/** The text in the language or the nearest that exists; an empty one where there is none. */
export function textIn(texts: Texts | null | undefined, lang: LanguageCode): string {
  for (const code of FALLBACK[lang]) {
    const text = texts?.[code];
    if (text) return text;
  }
  return Object.values(texts ?? {})[0] ?? '';
}

/** BCP 47 tag of what `textIn` gives when it is foreign to the page, else `null`; for the `lang` attribute. */
export function foreignTag(texts: Texts | null | undefined, lang: LanguageCode): string | null {
  if (!texts || texts[lang]) return null;
  const used = FALLBACK[lang].find((code) => texts[code]) ?? (Object.keys(texts)[0] as LanguageCode | undefined);
  return used && !sameTongue(used, lang) ? LANGUAGES[used].lang : null;
}

/** German and Austrian texts are one tongue. */
export const sameTongue = (a: LanguageCode, b: LanguageCode): boolean => LANGUAGES[a].lang.slice(0, 2) === LANGUAGES[b].lang.slice(0, 2);
