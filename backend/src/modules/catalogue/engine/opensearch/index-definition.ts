import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';

/** A change of what documents hold or mean: an index of another form is built anew. */
export const FORM = 8;

export const priceField = (market: string): string => `price_${market}`;
export const percentField = (market: string): string => `percent_${market}`;

const NUMBERS = [
  'category',
  'categories',
  'manufacturer',
  'seller',
  'tags',
  'values',
  'family',
  'released',
  'rating',
  'product',
  'condition',
  'source',
  'shops',
  'stars',
] as const;
/** Fields read from a hit; all others serve only searching and counting. */
export const READ = ['product', 'family', 'own', 'shown', 'available'] as const;
const FLAGS = ['lists', 'shown', 'available', 'accessory'] as const;
/** Deeper pages are read in steps. */
export const WINDOW = 100_000;
const MOST_TERMS = 1_000_000;
const DELETES_KEPT = '1h';
/** Names of the attributes that are counted, put behind one another. */
const LONGEST_PATTERN = 20_000;

interface Definition {
  shards: number;
  /** Origin of the index: version of its form, database. */
  meta: Readonly<Record<string, string | number>>;
}

/**
 * Our own words stand in it ready to be looked up: nothing is analysed by OpenSearch, and what a word counts in a product is stored with it, so that its score is the one of
 * the engine in memory. Not copied and not refreshed until it is whole.
 */
export const indexDefinition = ({ shards, meta }: Definition) => ({
  settings: {
    index: {
      number_of_shards: shards,
      number_of_replicas: 0,
      refresh_interval: '-1',
      max_result_window: WINDOW,
      max_terms_count: MOST_TERMS,
      gc_deletes: DELETES_KEPT,
      max_regex_length: LONGEST_PATTERN,
      // The recommended order: a page in it ends with its last product, and does not compare all that match.
      'sort.field': ['available', 'score', 'product'],
      'sort.order': ['desc', 'desc', 'asc'],
    },
  },
  mappings: {
    _meta: meta,
    dynamic: 'strict',
    _source: { includes: READ },
    properties: {
      ...Object.fromEntries(NUMBERS.map((name) => [name, { type: 'integer' }])),
      ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'boolean' }])),
      ...Object.fromEntries(LANGUAGE_CODES.flatMap((market) => [priceField(market), percentField(market)].map((name) => [name, { type: 'integer' }]))),
      score: { type: 'double' },
      standing: { type: 'float' },
      /** Counting only: codes of the product's attributes, and their values as `choiceKey`. Global ordinals are loaded eagerly. */
      attributes: { type: 'keyword', index: false, eager_global_ordinals: true },
      choices: { type: 'keyword', index: false, eager_global_ordinals: true },
      /** Values of the variant itself; read, never searched. */
      own: { type: 'integer', index: false, doc_values: false },
      /** `lang:lexeme` to what it counts; `head`: where it counts more as the thing asked for, `other`: where it counts more as any other word. */
      words: { type: 'rank_features' },
      head: { type: 'rank_features' },
      other: { type: 'rank_features' },
      /** Likewise how often it stands in all texts, by their length. */
      texts: { type: 'rank_features' },
      /** `lang:lexeme` of titles, brands and categories; `things`: without what stands behind `for`; `brands`: of the brand alone; `titled`: of title and brand; `shelved`: the category is called so;
       * `aside`: only in the name of a shelf that holds other things too. */
      named: { type: 'keyword', doc_values: false },
      things: { type: 'keyword', doc_values: false },
      brands: { type: 'keyword', doc_values: false },
      titled: { type: 'keyword', doc_values: false },
      shelved: { type: 'keyword', doc_values: false },
      aside: { type: 'keyword', doc_values: false },
    },
  },
});

/** Settings of a complete index: a replica if there is another node. */
export const SERVING = { index: { auto_expand_replicas: '0-1', refresh_interval: '500ms' } };
