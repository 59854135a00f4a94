import { languagesFor, isSameBaseLanguage } from '@vitrina/contract/values/fallback-languages';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Texts } from './dictionary.ts';

/** The text in the language or the nearest that exists; an empty one where there is none. */
export function textIn(texts: Texts | null | undefined, lang: LanguageCode): string {
  for (const code of languagesFor(lang)) {
    const text = texts?.[code];
    if (text) return text;
  }
  return Object.values(texts ?? {})[0] ?? '';
}

/** BCP 47 tag of what `textIn` gives when it is foreign to the page, else `null`; for the `lang` attribute. */
export function foreignTag(texts: Texts | null | undefined, lang: LanguageCode): string | null {
  if (!texts || texts[lang]) return null;
  const used = languagesFor(lang).find((code) => texts[code]) ?? (Object.keys(texts)[0] as LanguageCode | undefined);
  return used && !isSameBaseLanguage(used, lang) ? LANGUAGES[used].lang : null;
}
