import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Changes } from '../../http/change-history.ts';
import type { UsageCounts } from './usage/usage-counts.ts';
import type { Way } from './rules/instalments.ts';
import type { CodeSketch } from './search/code-sketch.ts';
import type { Dictionary } from './dictionary.ts';
import type { CatalogueEngine } from './engine/catalogue-engine.ts';
import type { Vocabularies } from './search/vocabulary.ts';
import type { LineProducts } from './product/line-products.ts';
import type { ProductCache } from './product/product-cache.ts';
import type { SharedFacts } from './product/shared-facts.ts';

/** Dependencies of all operations of the catalogue: the small tables in memory, and the engine of lists and search. */
export interface Catalogue {
  readonly dictionary: Dictionary;
  readonly engine: CatalogueEngine;
  readonly vocabularies: Vocabularies;
  readonly products: ProductCache;
  readonly sharedFacts: SharedFacts;
  /** Products of cart lines, with prices and stock as read by the transaction. */
  readonly lineProducts: LineProducts;
  readonly codes: CodeSketch;
  /** Counters of searches and filters. */
  readonly usage: UsageCounts;
  readonly defaultLanguage: LanguageCode;
  /** Interface text in a language, for titles defined in the code (delivery, badges). */
  readonly text: (lang: LanguageCode, name: string) => string;
  /** Origin of the shop, for absolute URLs. */
  readonly publicUrl: string;
  /** Configured payment methods of this installation; credit is advertised only if its method is among them. */
  readonly ways: readonly Way[];
  readonly settings: () => Settings;
  readonly now: () => Date;
  /** Reads changes since the last call and updates the copies in memory; returns what they invalidate. Calls are queued. */
  takeChanges(): Promise<Changes>;
  /** Like `takeChanges`; returns only the cache tags. */
  catchUp(): Promise<string[]>;
}
