import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { SlotKnowledge } from '../search/engine/choose-matches.ts';
import type { WordQuery } from '../search/engine/match-segment.ts';
import type { Ranking } from '../search/engine/ranking.ts';

/** A lexeme in the documents of a language. */
export interface Word {
  lang: LanguageCode;
  lexeme: string;
}

/** A parsed query: words with their readings, and conditions on products. Synonyms and corrections are already applied. */
export interface Question {
  wordQuery: WordQuery;
  /** Statistics of each slot. */
  knowledge: readonly SlotKnowledge[];
  market: LanguageCode;
  isStaff: boolean;
  /** Price limits in minor units, all of which must hold; none holds for a product without a price. */
  prices: readonly { from: number | null; to: number | null }[];
  /** Ids of filter values that a product must have. */
  valueIds: readonly number[];
}

/** Result of an engine's search. Another engine can list it too if the first one is down by then. */
export interface Found {
  question: Question;
  /** Bit set of the slots that all results match; 0: no sufficient match; or `LIMITS_ALONE`. */
  slots: number;
  /** True if some result is the requested thing itself, not only a mention of it. */
  hasThing: boolean;
  /** Categories with a product named by the head; products that only mention it are results in these only. Absent: in any category. */
  shelves?: readonly number[];
  /** Results by rank; `null`: they are ranked when listed. */
  ranking: Ranking | null;
}

/** Request for products that match fewer slots of a query than its results do. */
export interface CloseRequest {
  question: Question;
  /** Bit set of the slots that they match. */
  slots: number;
  /** Masks of slots; products that match all slots of a mask are results already and are left out. */
  not: readonly number[];
}

/** `slots` of results without words: all products within the limits of the query, in the recommended order. */
export const LIMITS_ALONE = 1 << 14;

/** True if the query has conditions: without words they alone decide; without both there are no results. */
export const hasLimits = ({ prices, valueIds }: Pick<Question, 'prices' | 'valueIds'>): boolean => prices.length > 0 || valueIds.length > 0;
