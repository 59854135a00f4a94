import type { CatalogueEngine } from '../engine/catalogue-engine.ts';
import type { CodeSketch } from './code-sketch.ts';
import type { Vocabularies } from './vocabulary.ts';

/** Dependencies of query parsing: vocabularies and word statistics. A catalogue satisfies it. */
export interface SearchMemory {
  readonly engine: CatalogueEngine;
  readonly vocabularies: Vocabularies;
  /** Filter of existing codes; absent: every text is looked up in the database. */
  readonly codes?: CodeSketch;
}
