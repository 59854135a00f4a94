import type { ListingRow } from '../../listing/listing-row.ts';
import type { StoredDocument } from '../../search/engine/segment.ts';
import type { CatalogueEngine } from '../catalogue-engine.ts';

export interface TestedCatalogue {
  rows: readonly ListingRow[];
  documents: readonly StoredDocument[];
  values: readonly { id: number; attribute_code: string }[];
  /** `Sales.share` by product, 0 to 1. */
  bought?: ReadonlyMap<number, number>;
}

export interface TestedEngine {
  engine: CatalogueEngine;
  /** Replaces products by id; products in `gone` are removed. Resolves when searches see the change. */
  change: (changed: Pick<TestedCatalogue, 'rows' | 'documents'> & { gone?: readonly number[] }) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens an engine over a catalogue before the tests of a block, and closes it after them. */
export type Over = (catalogue: () => TestedCatalogue) => () => TestedEngine;
