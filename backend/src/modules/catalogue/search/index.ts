/**
 * Search of the catalogue by words, codes and beginnings of words, over PostgreSQL's full text.
 * Documents (`document.ts`) and queries (`read-query.ts`) are made of the same terms (`analyse.ts`): words folded, split and
 * stemmed, numbers with their units, names of things that all languages share (`synonyms.ts`).
 */
import { splitWords } from './split-words.ts';

export type { SearchSource } from './document.ts';
export { refreshWords } from './refresh-words.ts';
export { saveDocuments } from './save-documents.ts';
export { searchProducts, type SearchResult } from './search-products.ts';
export { suggestProducts } from './suggest-products.ts';

/** The words of a text as they are compared. */
export const foldWords = (text: string): string[] => splitWords(text).map((token) => token.word);
