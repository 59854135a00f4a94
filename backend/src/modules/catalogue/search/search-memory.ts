import type { CatalogueEngine } from '../engine/catalogue-engine.ts';
import type { CodeSketch } from './code-sketch.ts';
import type { Vocabularies } from './vocabulary.ts';

/** What questions are read with: how people write words, and what products have of them. A catalogue is such a thing. */
export interface SearchMemory {
  readonly engine: CatalogueEngine;
  readonly vocabularies: Vocabularies;
  /** Left out: the database is asked for every text. */
  readonly codes?: CodeSketch;
}
