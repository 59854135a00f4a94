import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Category, Dictionary, Manufacturer } from '../dictionary.ts';
import { textIn } from '../texts.ts';
import { foldWords } from './index.ts';
import { isStopWord } from './stop-words.ts';

interface Titled<One> {
  one: One;
  /** Folded words. */
  parts: readonly string[];
}

/** Titles by the first letter of each of their words. */
type ByLetter<One> = ReadonlyMap<string, readonly Titled<One>[]>;

interface Titles {
  categories: ByLetter<Category>;
  manufacturers: ByLetter<Manufacturer>;
}

const titlesCache = new WeakMap<Dictionary, Map<LanguageCode, Titles>>();

/** Words of all categories and brands in a language, folded once per dictionary: they are searched at every keystroke. */
export function foldedTitles(dictionary: Dictionary, lang: LanguageCode): Titles {
  const byLanguage = titlesCache.get(dictionary) ?? new Map<LanguageCode, Titles>();
  titlesCache.set(dictionary, byLanguage);
  const titles = byLanguage.get(lang) ?? {
    categories: byLetter(dictionary.categories.values(), (one) => textIn(one.titles, lang)),
    manufacturers: byLetter(dictionary.manufacturers.values(), (one) => one.title),
  };
  byLanguage.set(lang, titles);
  return titles;
}

function byLetter<One>(all: Iterable<One>, titleOf: (one: One) => string): ByLetter<One> {
  const letters = new Map<string, Titled<One>[]>();
  for (const one of all) {
    // Stop words are skipped: `In the kitchen` is no match of `t`.
    const words = foldWords(titleOf(one));
    const significant = words.filter((word) => !isStopWord(word));
    const parts = significant.length > 0 ? significant : words;
    for (const letter of new Set(parts.map((part) => part[0] ?? ''))) {
      const list = letters.get(letter) ?? [];
      list.push({ one, parts });
      letters.set(letter, list);
    }
  }
  return letters;
}
