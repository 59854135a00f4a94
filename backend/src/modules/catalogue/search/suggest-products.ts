import { type SearchRequest, searchProducts, type SearchResult } from './search-products.ts';
import type { SearchMemory } from './search-memory.ts';

const LIMIT = 12;
const SHORTEST = 2;

/** Products for a question that is still being typed, read as a search reads it; the last word may be a beginning. */
export async function suggestProducts(memory: SearchMemory, request: Omit<SearchRequest, 'limit' | 'typing'>): Promise<SearchResult> {
  if (request.q.trim().length < SHORTEST) return { ids: [], corrected: null, relaxed: false, dropped: [], wishes: [] };
  return searchProducts(memory, { ...request, limit: LIMIT, typing: true });
}
