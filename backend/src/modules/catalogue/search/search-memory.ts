import type { CatalogueEngine } from '../engine/catalogue-engine.ts';
import type { CodeSketch } from './code-sketch.ts';
import type { Vocabularies } from './vocabulary.ts';

/** Dependencies of reading a query: spellings and word statistics. A catalogue satisfies it. */
export interface SearchMemory {
  readonly engine: CatalogueEngine;
  readonly vocabularies: Vocabularies;
  /** Filter of existing codes; absent: the database is asked for every text. */
  readonly codes?: CodeSketch;
}
