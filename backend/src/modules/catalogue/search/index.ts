/**
 * Search by words, codes and word prefixes over an index in memory (`engine/`). Documents (`document.ts`) and queries (`read-question.ts`, `read-query.ts`) are
 * built of equal terms (`analyse.ts`): words folded, split and stemmed, numbers with units, and concepts that all languages share (`synonyms.ts`).
 */
import { splitWords } from './split-words.ts';

export type { SearchSource } from './document.ts';
export { refreshWords } from './refresh-words.ts';
export { saveDocuments } from './save-documents.ts';
export { closeMatches, firstFound, searchProducts, type SearchResult } from './search-products.ts';
export type { SearchMemory } from './search-memory.ts';
export { loadVocabularies, loadWords, reloadDocuments, selectDocumentsShownAs } from './load-search.ts';
export type { Constraint } from './read-question.ts';
export { suggestProducts } from './suggest-products.ts';

/** The words of a text, folded for comparison. */
export const foldWords = (text: string): string[] => splitWords(text).map((token) => token.word);
