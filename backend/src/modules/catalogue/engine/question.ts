import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { SlotKnowledge } from '../search/engine/choose-matches.ts';
import type { Wanted } from '../search/engine/match-segment.ts';
import type { Ranking } from '../search/engine/ranking.ts';

/** A lexeme as documents of a language have it. */
export interface Word {
  lang: LanguageCode;
  lexeme: string;
}

/** A question that was read: words in their readings, and what else products must meet. Synonyms and corrections are in it already. */
export interface Question {
  wanted: Wanted;
  /** Statistics of each slot. */
  knowledge: readonly SlotKnowledge[];
  market: LanguageCode;
  isStaff: boolean;
  /** Limits of price in minor units, all of which must be kept; a product without a price keeps none. */
  prices: readonly { from: number | null; to: number | null }[];
  /** Ids of filter values that a product must have. */
  valueIds: readonly number[];
}

/** Result of an engine's search. Another engine can list it too, should the first one be down by then. */
export interface Found {
  question: Question;
  /** Slots, bit by bit, that all results meet; 0: nothing is good enough; `LIMITS_ALONE`. */
  slots: number;
  /** True if some result is the requested thing itself, not only a mention of it. */
  hasThing: boolean;
  /** Categories of what is called by the thing asked for: what only mentions the thing is a result in these alone. Left out: wherever it lies. */
  shelves?: readonly number[];
  /** Results by rank; `null`: they are ranked when they are listed. */
  ranking: Ranking | null;
}

/** Products that meet less of a question than its results do. */
export interface CloseRequest {
  question: Question;
  /** Slots that they meet, bit by bit. */
  slots: number;
  /** Choices of slots; what meets all of one of them stands before these products and is left out. */
  not: readonly number[];
}

/** Slots of results without any word: all that keep to the limits of the question, in the recommended order. */
export const LIMITS_ALONE = 1 << 14;

/** True if the question has conditions: without words it is answered by them alone, and without both by nothing. */
export const hasLimits = ({ prices, valueIds }: Pick<Question, 'prices' | 'valueIds'>): boolean => prices.length > 0 || valueIds.length > 0;
