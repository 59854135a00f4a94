import type { LanguageCode } from '@vitrina/contract/values/languages';
import { conceptAt } from './concepts.ts';
import type { SearchMemory } from './search-memory.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';
import type { VocabularyWord } from './vocabulary.ts';

const MOST = 3;
const SHORTEST = 2;

/**
 * Returns completions of the last word, with the words before it, most frequent first. Completes only to names of categories and brands, so that words of
 * hidden products are not disclosed.
 */
export function completionsOf({ vocabularies }: Pick<SearchMemory, 'vocabularies'>, q: string, lang: LanguageCode): string[] {
  const tokens = splitWords(q);
  const last = tokens.at(-1);
  if (!last || last.word.length < SHORTEST || /\s$/.test(q)) return [];
  const before = tokens
    .slice(0, -1)
    .map((token) => token.shown)
    .join(' ');
  const whole = stem(last.word, lang);
  const words = (vocabularies.get(lang)?.completions(last.word, MOST * 4) ?? []).filter((one) => one.isName && one.word !== last.word && one.stem !== whole);
  return oneOfEach(words, lang)
    .slice(0, MOST)
    .map((one) => `${before} ${one.shown.toLowerCase()}`.trim());
}

/** One word per concept or stem: `television`, without `televisions` and `telly`. */
function oneOfEach(words: readonly VocabularyWord[], lang: LanguageCode): VocabularyWord[] {
  const keyOf = ({ stem: root }: VocabularyWord) => conceptAt([root], 0, lang)?.concept ?? root;
  return words.filter((one, i) => words.findIndex((other) => keyOf(other) === keyOf(one)) === i);
}
