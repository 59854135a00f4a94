import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { SearchMemory } from './search-memory.ts';
import { splitWords } from './split-words.ts';
import { stem } from './stem.ts';

const MOST = 3;
const SHORTEST = 2;

/**
 * Returns completions of the last word, with the words before it, most frequent first. Only names of categories and
 * brands: words of hidden products stay secret.
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
  return words.slice(0, MOST).map((one) => `${before} ${one.shown.toLowerCase()}`.trim());
}
