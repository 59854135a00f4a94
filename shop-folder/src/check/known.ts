import type { ShopFacts } from '../folder/shop-folder.ts';

/** Codes that parts of a catalogue may name. */
export interface Known {
  brands: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  parents: ReadonlySet<string | undefined>;
  families: ReadonlySet<string>;
  attributes: ReadonlyMap<string, ShopFacts['attributes'][number]>;
  sellers: ReadonlySet<string>;
  warehouses: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}
