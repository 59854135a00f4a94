import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { SearchIndex } from './engine/search-index.ts';
import type { Vocabularies } from './vocabulary.ts';

/** What search keeps in memory: the words of all products, and how people write them. */
export interface SearchMemory {
  index: SearchIndex;
  vocabularies: Vocabularies;
}

/** What a search must know of products beyond their words; lists know it. */
export interface ProductFacts {
  /** Visible to who asks, and in lists. */
  mayShow: (id: number) => boolean;
  /** Minor units in the language's market; 0: no price. */
  priceOf: (id: number, lang: LanguageCode) => number;
  isAvailable: (id: number) => boolean;
  /** Whether the product has the value of an attribute. */
  hasValue: (id: number, attribute: string, value: string) => boolean;
  /** Between 0 and 1: how well it is bought and liked among all. */
  standing: (id: number) => number;
}
