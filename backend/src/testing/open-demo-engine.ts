import { openMemoryEngine } from '../modules/catalogue/engine/memory/memory-feed.ts';
import type { OpenEngine } from '../modules/catalogue/load-catalogue.ts';
import { SearchIndex } from '../modules/catalogue/search/engine/search-index.ts';
import type { Segment } from '../modules/catalogue/search/engine/segment.ts';
import { loadWords } from '../modules/catalogue/search/index.ts';

/** Words of the demo shop as every copy begins with them; a segment does not change. */
let words: Segment | undefined;

/** An engine over a fresh copy of the demo shop. Its words are read once in a process: they are half of what a start costs. */
export const openDemoEngine: OpenEngine = (source) =>
  openMemoryEngine({
    ...source,
    firstWords: async (db) => {
      words ??= (await loadWords(db)).main;
      return new SearchIndex(words);
    },
  });
