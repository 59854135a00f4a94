import { completionsOf } from './complete-words.ts';
import { firstFound, NOTHING, type SearchRequest, searchProducts, type SearchResult } from './search-products.ts';
import type { SearchMemory } from './search-memory.ts';
import { splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';

const LIMIT = 12;
const SHORTEST = 2;

/** The first products for a query that is still being typed, parsed like a search; the last word may be a prefix. */
export async function suggestProducts(memory: SearchMemory, request: Omit<SearchRequest, 'typing'>): Promise<SearchResult & { ids: number[] }> {
  if (request.q.trim().length < SHORTEST) return { ...NOTHING, ids: [] };
  const result = await searchProducts(memory, { ...request, q: beginningOf(memory, request), typing: true });
  return { ...result, ids: await firstFound(memory, result, LIMIT) };
}

/** A single stop word, such as an article, may be a prefix: `la` is completed to `lavatrici`. */
function beginningOf(memory: SearchMemory, { q, lang }: Pick<SearchRequest, 'q' | 'lang'>): string {
  const words = splitWords(q);
  return words.length === 1 && isStopWord(words[0]?.word ?? '') ? (completionsOf(memory, q, lang)[0] ?? q) : q;
}
