import type { LanguageCode } from '@vitrina/contract/values/languages';

export type Texts = Partial<Record<LanguageCode, string>>;

export interface Words {
  /** Returns a text in the languages that have it; empty if no language does. */
  of: (key: string) => Texts;
  has: (key: string) => boolean;
  /** Returns one text for all languages of the shop. */
  same: (text: string) => Texts;
}

/** Looks up the texts of a shop, also in languages that it does not offer (yet); a language with a fallback has its text if it has none. */
export function makeWords(
  texts: ReadonlyMap<string, Texts>,
  { languages, reads = {} }: { languages: readonly LanguageCode[]; reads?: Partial<Record<LanguageCode, LanguageCode>> | undefined },
): Words {
  const found = new Map<string, Texts>();
  const of = (key: string): Texts => {
    const known = found.get(key);
    if (known) return known;
    const own = texts.get(key) ?? {};
    const whole: Texts = {};
    for (const lang of new Set([...languages, ...(Object.keys(own) as LanguageCode[])])) {
      const text = own[lang] ?? own[reads[lang] ?? lang];
      if (text !== undefined) whole[lang] = text;
    }
    found.set(key, whole);
    return whole;
  };
  return { of, has: (key) => texts.has(key), same: (text) => Object.fromEntries(languages.map((lang) => [lang, text])) };
}
