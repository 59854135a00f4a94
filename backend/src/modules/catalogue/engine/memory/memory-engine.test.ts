import { describe } from 'vitest';
import { ListingIndex } from '../../listing/listing-index.ts';
import { SearchIndex } from '../../search/engine/search-index.ts';
import { SegmentBuilder, type StoredDocument } from '../../search/engine/segment.ts';
import { engineConformance } from '../testing/engine-conformance.ts';
import { MemoryEngine } from './memory-engine.ts';

const wordsOf = (documents: readonly StoredDocument[]): SearchIndex => {
  const builder = new SegmentBuilder();
  for (const document of documents) builder.add(document);
  return new SearchIndex(builder.build());
};

describe('the engine in memory', () =>
  engineConformance(async ({ rows, documents, values, bought }) => {
    const sales = { share: (id: number) => bought?.get(id) ?? 0, refresh: () => {} };
    const engine = new MemoryEngine(new ListingIndex([...rows], values), wordsOf(documents), sales);
    return {
      engine,
      change: async (changed) => {
        const ids = [...changed.rows.map(({ id }) => id), ...(changed.gone ?? [])];
        engine.lists.replace(new Set(ids), changed.rows);
        engine.words.replace(ids, changed.documents);
      },
      close: async () => {},
    };
  }));
