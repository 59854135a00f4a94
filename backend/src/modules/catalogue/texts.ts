import { languagesFor, isSameBaseLanguage } from '@vitrina/contract/values/fallback-languages';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Texts } from './dictionary.ts';

/** The text in the language, or in the nearest one that exists; empty: none. */
export function textIn(texts: Texts | null | undefined, lang: LanguageCode): string {
  for (const code of languagesFor(lang)) {
    const text = texts?.[code];
    if (text) return text;
  }
  return Object.values(texts ?? {})[0] ?? '';
}

/** BCP 47 tag of the text that `textIn` returns, if in another language than the page, else `null`; for the `lang` attribute. */
export function foreignTag(texts: Texts | null | undefined, lang: LanguageCode): string | null {
  if (!texts || texts[lang]) return null;
  const used = languagesFor(lang).find((code) => texts[code]) ?? (Object.keys(texts)[0] as LanguageCode | undefined);
  return used && !isSameBaseLanguage(used, lang) ? LANGUAGES[used].lang : null;
}
