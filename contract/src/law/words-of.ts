import { type LanguageCode, LANGUAGES } from '../values/languages.ts';

/** Words that a rule searches for, by language; a language without its own uses those of its fallback (Austria the German ones). */
export type WordsByLanguage = Readonly<Partial<Record<LanguageCode, readonly string[]>>>;

/** Words for texts of a language; empty: the rule has none. */
export const wordsOf = (words: WordsByLanguage, lang: LanguageCode): readonly string[] => {
  const { texts } = LANGUAGES[lang];
  return words[lang] ?? (texts && words[texts]) ?? [];
};
