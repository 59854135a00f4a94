/**
 * Full-text search by words, codes and prefixes on PostgreSQL. Documents (`document.ts`) and queries (`read-query.ts`) are built of the same
 * terms (`analyse.ts`): words folded, split and stemmed, numbers with units, and names that all languages share (`synonyms.ts`).
 */
import { splitWords } from './split-words.ts';

export type { SearchSource } from './document.ts';
export { refreshWords } from './refresh-words.ts';
export { saveDocuments } from './save-documents.ts';
export { searchProducts, type SearchResult } from './search-products.ts';
export { suggestProducts } from './suggest-products.ts';

/** The words of a text as they are compared. */
export const foldWords = (text: string): string[] => splitWords(text).map((token) => token.word);
