import { MemoryEngine } from '../../engine/memory/memory-engine.ts';
import { sampleRow } from '../../engine/testing/sample-row.ts';
import { ListingIndex } from '../../listing/listing-index.ts';
import { analyse } from '../analyse.ts';
import { documentOf } from '../document.ts';
import { SearchIndex } from '../engine/search-index.ts';
import { SegmentBuilder } from '../engine/segment.ts';
import type { SearchMemory } from '../search-memory.ts';
import { Vocabulary, type VocabularyWord } from '../vocabulary.ts';

export interface Sample {
  id: number;
  title: string;
  category: string;
  brand?: string;
  description?: string;
  /** Minor units in the English market. */
  price?: number;
}

/** English products in memory, as loaded from a database. */
export function loadedMemory(samples: readonly Sample[]): SearchMemory & { index: SearchIndex } {
  const builder = new SegmentBuilder();
  const words = new Map<string, VocabularyWord>();
  for (const { id, title, category, brand = null, description = null } of samples) {
    const source = { product_id: id, lang: 'en' as const, title, brand, category, attributes: [], short_description: null, description, codes: [] };
    builder.add({ product_id: id, shown_id: id, lang: 'en', terms: documentOf(source) });
    for (const { shown, word, stem } of analyse(`${category} ${title}`, 'en')) {
      const isName = analyse(category, 'en').some((term) => term.word === word);
      words.set(word, { shown, word, stem, documents: (words.get(word)?.documents ?? 0) + 1, isName: isName || words.get(word)?.isName === true });
    }
  }
  const index = new SearchIndex(builder.build());
  const lists = new ListingIndex(
    samples.map(({ id, price }) => sampleRow({ id, prices: price === undefined ? [] : [{ market: 'en', amount: price, percent: 0 }] })),
    [],
  );
  return { index, engine: new MemoryEngine(lists, index), vocabularies: new Map([['en', new Vocabulary([...words.values()])]]) };
}
