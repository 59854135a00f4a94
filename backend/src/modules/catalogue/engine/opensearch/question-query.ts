import { allSlots, slotWorths } from '../../search/engine/choose-matches.ts';
import { HEAD_NAMED, MOST_SLOTS, type Reading, type Slot } from '../../search/engine/match-segment.ts';
import { mostOf, rarityOf, WEIGHTS } from '../../search/engine/weights.ts';
import type { CloseRequest, Found, Question } from '../question.ts';
import { priceField } from './index-definition.ts';
import { wordKey } from './word-key.ts';

/** A part of an OpenSearch query, always a structure, never text to parse. */
export type Query = Readonly<Record<string, unknown>>;

/** Name of the query that matches the head; slots are named by their index. */
export const HEAD_NAME = 'head';

const all = (filter: readonly Query[]): Query => ({ bool: { filter } });
/** Matches nothing if empty; an empty `bool` would match everything. */
const any = (should: readonly Query[], least = 1): Query => (should.length === 0 ? { match_none: {} } : { bool: { should, minimum_should_match: least } });
const constant = (filter: Query, boost: number, name?: string): Query => ({ constant_score: { filter, boost, ...(name !== undefined && { _name: name }) } });

/** Scores a word in a product; the head has its own weight in some fields. */
function wordScore(key: string, boost: number, isHead: boolean): Query {
  const scored = (field: string): Query => ({
    rank_feature: { field: `${field}.${key}`, boost: boost * mostOf(WEIGHTS), saturation: { pivot: WEIGHTS.saturation } },
  });
  return { dis_max: { queries: [scored('words'), scored(isHead ? 'head' : 'other')] } };
}

/** Several words for one concept count as their mean. */
function readingScore(reading: Reading, rarity: number, isHead: boolean): Query {
  const { lang, lexemes, worth, named } = reading;
  const parts = lexemes.map((lexeme) => wordScore(wordKey({ lang, lexeme }), (worth * rarity) / lexemes.length, isHead));
  return parts.length === 1 ? (parts[0] as Query) : { bool: { must: parts, ...(named && { filter: [namedFilter([reading], 'named')] }) } };
}

const slotScore = ({ readings }: Slot, rarity: number, isHead: boolean): Query => ({
  dis_max: { queries: readings.map((reading) => readingScore(reading, rarity, isHead)) },
});

/** Products with a word in any place. */
const hasWord = (key: string): Query => ({ rank_feature: { field: `words.${key}`, saturation: { pivot: WEIGHTS.saturation } } });

const slotFilter = ({ readings }: Slot): Query =>
  any(
    readings.map((reading) =>
      reading.named ? namedFilter([reading], 'named') : all(reading.lexemes.map((lexeme) => hasWord(wordKey({ lang: reading.lang, lexeme })))),
    ),
  );

type Named = 'named' | 'things' | 'brands' | 'titled' | 'shelved';

/**
 * The words are in title, brand or category. `field`: `things` leaves out words after `for`, `brands` is the brand only, `titled` leaves out the category,
 * `shelved` is the category only.
 */
const namedFilter = (readings: readonly Reading[], field: Named): Query =>
  any(readings.map(({ lang, lexemes }) => all(lexemes.map((lexeme) => ({ term: { [field]: wordKey({ lang, lexeme }) } })))));

const slotsOf = ({ wordQuery }: Question): readonly Slot[] => wordQuery.slots.slice(0, MOST_SLOTS);
const headOf = (question: Question): readonly Reading[] => slotsOf(question)[question.wordQuery.head]?.readings ?? [];
/** Products named by the head; in a query for an accessory, also those that go with it. */
const headFilter = (question: Question): Query => namedFilter(headOf(question), question.wordQuery.isForAccessory ? 'named' : 'things');

/** Query for products visible to the caller within the query's limits. */
function limits(question: Question): Query {
  const { isStaff, market, prices, valueIds, wordQuery } = question;
  return {
    bool: {
      filter: [
        { term: { lists: true } },
        ...(isStaff ? [] : [{ term: { shown: true } }]),
        ...prices.map(({ from, to }) => ({ range: { [priceField(market)]: { gte: from ?? 1, ...(to !== null && { lte: to }) } } })),
        ...valueIds.map((value) => ({ term: { values: value } })),
      ],
      ...(wordQuery.without.length > 0 && { must_not: excluded(question) }),
    },
  };
}

/** Products named by an excluded word, except if only their category is, and it is also named by the head (`Headphones & earbuds`). */
const excluded = (question: Question): Query[] => [
  namedFilter(question.wordQuery.without, 'titled'),
  { bool: { filter: [namedFilter(question.wordQuery.without, 'named')], must_not: [namedFilter(headOf(question), 'shelved')] } },
];

/** Products whose texts mention an excluded word. */
const mentions = (question: Question): Query => {
  const keys = question.wordQuery.without.map(({ lang, lexemes }) => lexemes.map((lexeme) => wordKey({ lang, lexeme })));
  const inTexts = keys.map((of): Query => ({ bool: { filter: of.map(hasWord), must_not: [{ term: { aside: of[0] } }] } }));
  return { bool: { filter: [any(inTexts)], must_not: [namedFilter(question.wordQuery.without, 'named')] } };
};

/** Finds a product with the best choice of slots (`chooseSlots`): its matched names are that choice. */
export function slotsQuery(question: Question): Query {
  const slots = slotsOf(question);
  const { isHeadName, worths, headNamed } = slotWorths(question.knowledge, question.wordQuery.head);
  const filters = slots.map(slotFilter);
  const names = filters.filter((_, i) => question.knowledge[i]?.isName);
  const titles = filters.filter((_, i) => question.knowledge[i]?.inTitles);
  // At least half of the words must match, one of them in a title; if fewer do, a name of a brand or category must.
  const most = { bool: { filter: [any(filters, Math.floor(slots.length / 2) + 1), any(titles)] } };
  return {
    bool: {
      filter: [limits(question), any([...names, ...(titles.length > 0 ? [most] : [])])],
      should: [
        ...filters.map((filter, i) => constant(filter, worths[i] ?? 0, String(i))),
        ...(isHeadName ? [constant(headFilter(question), headNamed, HEAD_NAME)] : []),
      ],
    },
  };
}

type Chosen = Pick<Found, 'question' | 'slots' | 'shelves'>;

/** Products that match the slots, unscored. */
export const foundFilter = (found: Chosen): Query => all([limits(found.question), ...chosen(found)]);

function chosen({ question, slots, shelves }: Chosen): Query[] {
  const filters = slotsOf(question).flatMap((slot, i) => (slots & (1 << i) ? [slotFilter(slot)] : []));
  if (slots & HEAD_NAMED) return [...filters, headFilter(question)];
  return shelves ? [...filters, any([headFilter(question), { terms: { category: shelves } }, ...otherWordsNamed(question)])] : filters;
}

/** Products that match fewer slots than the results, with their score. */
export const closeQuery = (close: CloseRequest & Pick<Chosen, 'shelves'>, knowledge: Knowledge): Query => ({
  bool: {
    must: [foundQuery(close, knowledge)],
    must_not: close.not.map((slots) => all(chosen({ question: close.question, slots }))),
  },
});

/** A word other than the head is in title, brand or category. */
const otherWordsNamed = (question: Question): Query[] =>
  slotsOf(question).flatMap(({ readings }, i) => (i === question.wordQuery.head ? [] : [namedFilter(readings, 'named')]));

/** Statistics needed for scores. */
export interface Knowledge {
  /** Number of products in the catalogue. */
  total: number;
  /** Products by `Sales.share`, above 0 up to 1. */
  bought: ReadonlyMap<number, readonly number[]>;
}

/** Builds the query with the score by which results are sorted: BM25F, times factors of availability and sales. */
export function foundQuery(found: Chosen, { total, bought }: Knowledge): Query {
  const { question, slots } = found;
  const { wordQuery, knowledge, market } = question;
  const scores = slotsOf(question).map((slot, i) =>
    slotScore(slot, rarityOf(knowledge[i]?.frequency ?? 0, total), i === wordQuery.head && !wordQuery.isForAccessory),
  );
  const typed = wordQuery.typed.map(
    ({ frequency, worth, ...word }): Query => ({
      rank_feature: { field: `texts.${wordKey(word)}`, boost: WEIGHTS.texts * worth * rarityOf(frequency, total), saturation: { pivot: 1 } },
    }),
  );
  const whole = wordQuery.whole.map(({ lang, lexemes }) => constant(all(lexemes.map((lexeme) => hasWord(wordKey({ lang, lexeme })))), WEIGHTS.wholeCategory));
  const times = (filter: Query, weight: number) => ({ filter, weight });
  return {
    function_score: {
      query: { bool: { filter: [limits(question), ...chosen(found)], should: [...scores, ...typed, ...whole] } },
      functions: [
        ...(allSlots(knowledge, wordQuery.head) & ~slots & HEAD_NAMED ? [times({ bool: { must_not: [headFilter(question)] } }, WEIGHTS.unnamed)] : []),
        ...(wordQuery.isForAccessory
          ? []
          : [times({ bool: { filter: [{ term: { accessory: true } }], must_not: [namedFilter(headOf(question), 'brands')] } }, WEIGHTS.accessory)]),
        ...(wordQuery.without.length > 0 ? [times(mentions(question), WEIGHTS.mentioned)] : []),
        times({ bool: { must_not: [{ exists: { field: priceField(market) } }] } }, WEIGHTS.unpriced),
        times({ term: { available: true } }, WEIGHTS.available),
        ...[...bought].map(([share, ids]) => times({ terms: { product: ids } }, 1 + WEIGHTS.bought * share)),
        { field_value_factor: { field: 'standing', missing: 1 } },
      ],
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  };
}
