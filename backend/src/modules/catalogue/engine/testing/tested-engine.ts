import type { ListingRow } from '../../listing/listing-row.ts';
import type { StoredDocument } from '../../search/engine/segment.ts';
import type { CatalogueEngine } from '../catalogue-engine.ts';

export interface TestedCatalogue {
  rows: readonly ListingRow[];
  documents: readonly StoredDocument[];
  values: readonly { id: number; attribute_code: string }[];
  /** How much products were bought lately, 0 to 1. */
  bought?: ReadonlyMap<number, number>;
}

export interface TestedEngine {
  engine: CatalogueEngine;
  /** Puts products in the place of those with the same number; one of `gone` leaves. Done when searches see it. */
  change: (changed: Pick<TestedCatalogue, 'rows' | 'documents'> & { gone?: readonly number[] }) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens an engine over a catalogue before the tests of a block, and closes it behind them. */
export type Over = (catalogue: () => TestedCatalogue) => () => TestedEngine;
