import { firstFound, NOTHING, type SearchRequest, searchProducts, type SearchResult } from './search-products.ts';
import type { SearchMemory } from './search-memory.ts';

const LIMIT = 12;
const SHORTEST = 2;

/** The first products for a question that is still being typed, read as a search reads it; the last word may be a beginning. */
export async function suggestProducts(memory: SearchMemory, request: Omit<SearchRequest, 'typing'>): Promise<SearchResult & { ids: number[] }> {
  if (request.q.trim().length < SHORTEST) return { ...NOTHING, ids: [] };
  const result = await searchProducts(memory, { ...request, typing: true });
  return { ...result, ids: await firstFound(memory, result, LIMIT) };
}
