import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';

/** Version of the document format; an index of another version is rebuilt. */
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
/** Limit of `from` + `size`; deeper pages are read in steps. */
export const WINDOW = 100_000;
const MOST_TERMS = 1_000_000;
const DELETES_KEPT = '1h';
/** Limit of a regular expression, which joins the codes of the counted attributes. */
const LONGEST_PATTERN = 20_000;

interface Definition {
  shards: number;
  /** Identity of the index: version of its format, database. */
  meta: Readonly<Record<string, string | number>>;
}

/**
 * Words are indexed as exact keys, without an analyser of OpenSearch, and stored with their weight in the product, so that scores equal those of the engine in
 * memory. Without replicas and refreshes until it is complete.
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
      // The recommended order: a page in this order can stop at its last product, without comparing all matches.
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
      /** For counting only: codes of the product's attributes, and their values as `choiceKey`. Global ordinals are loaded eagerly. */
      attributes: { type: 'keyword', index: false, eager_global_ordinals: true },
      choices: { type: 'keyword', index: false, eager_global_ordinals: true },
      /** Values of the variant itself; returned, never searched. */
      own: { type: 'integer', index: false, doc_values: false },
      /** Weight by `lang:lexeme`; `head`: set if it weighs more as the head of a query, `other`: set if it weighs more as any other word. */
      words: { type: 'rank_features' },
      head: { type: 'rank_features' },
      other: { type: 'rank_features' },
      /** Number of occurrences in all texts, normalised by their length. */
      texts: { type: 'rank_features' },
      /**
       * `lang:lexeme` of titles, brands and categories; `things`: without the words after `for`; `brands`: of the brand only; `titled`: of title and brand;
       * `shelved`: of the category only; `aside`: only in the name of a category that also holds other concepts.
       */
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
