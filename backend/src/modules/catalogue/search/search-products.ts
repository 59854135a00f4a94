import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { selectByCode } from './code-queries.ts';
import { correctWords } from './correct-words.ts';
import { WEIGHTS } from './engine/weights.ts';
import { documentLanguages, MAX_QUERY } from './read-query.ts';
import { readQuestion, type Wish } from './read-question.ts';
import { mayMeet } from './meet-wishes.ts';
import type { ProductFacts, SearchMemory } from './search-memory.ts';
import { type Asked, wantedOf } from './wanted.ts';

export interface SearchResult {
  /** Products by rank; configurable ones as their initial offer. The caller filters by visibility. */
  ids: number[];
  /** The query with its typing errors mended, as people write it; set when these results are of that one. */
  corrected: string | null;
  /** A word was left out, as no product has all of them. */
  relaxed: boolean;
  /** Those words, as they were typed. */
  dropped: string[];
  /** What was understood as something else than words to look for. */
  wishes: Wish[];
}

export interface SearchRequest {
  db: Db;
  q: string;
  lang: LanguageCode;
  facts: ProductFacts;
  limit?: number;
  /** The last word may be unfinished, and more than its beginning is wanted. */
  typing?: boolean;
}

/** More products than that no list is paged through. */
const LIMIT = 100_000;
const NOTHING: SearchResult = { ids: [], corrected: null, relaxed: false, dropped: [], wishes: [] };
/** With so few words even a filler may be a name: `xiaomi mi`. */
const FEW_WORDS = 4;

/**
 * Products for a question: by code, then by words. Prices, negations and fillers are read first. All words must fit; where no product has all, the
 * last is completed, typing errors are mended, and then as many words stay as can.
 */
export async function searchProducts(memory: SearchMemory, { db, q: raw, lang, facts, limit = LIMIT, typing = false }: SearchRequest): Promise<SearchResult> {
  const q = raw.slice(0, MAX_QUERY);
  const [exact, found] = [await selectByCode(db, q), findByWords(memory, { q, lang, facts, limit, typing })];
  if (exact.length === 0) return found;
  // Beside an exact code only what meets all words.
  const others = found.corrected === null && !found.relaxed ? found.ids : [];
  return { ...NOTHING, ids: [...new Set([...exact, ...others])].slice(0, limit) };
}

interface Words {
  q: string;
  lang: LanguageCode;
  facts: ProductFacts;
  limit: number;
  typing: boolean;
}

function findByWords(memory: SearchMemory, { q, lang, facts, limit, typing }: Words): SearchResult {
  const question = readQuestion(q, lang);
  const ask = (words: string, thing: string, isOpen: boolean) => rankFor(memory, { words, thing, lang, isOpen }, question.wishes, facts, limit);
  if (question.fillers > 0 && question.wishes.length === 0 && q.trim().split(/\s+/).length <= FEW_WORDS) {
    const whole = ask(q, q, typing);
    if (whole.found.ids.length > 0 && whole.dropped.length === 0 && whole.asked.knowledge.every((slot) => slot.inTitles)) return resultOf(whole, null, []);
  }
  const { words, thing, wishes } = question;
  let first = ask(words, thing, typing);
  if (first.found.ids.length > 0 && first.dropped.length === 0) return resultOf(first, null, wishes);
  if (!typing && first.unknown.length > 0) {
    const completed = ask(words, thing, true);
    if (completed.found.ids.length > 0 && completed.dropped.length === 0) return resultOf(completed, null, wishes);
    if (completed.dropped.length < first.dropped.length) first = completed;
  }
  const corrected =
    first.unknown.length > 0 ? correctWords(memory.vocabularies, { q: words, unknown: first.unknown, langs: documentLanguages(lang), typing }) : null;
  if (corrected !== null) {
    const mended = ask(corrected, correctedThing(words, thing, corrected), typing);
    if (mended.found.ids.length > 0 && (mended.dropped.length < first.dropped.length || first.found.ids.length === 0))
      return resultOf(mended, corrected, wishes);
  }
  return resultOf(first, null, wishes);
}

/** As many words of the corrected text as the thing had. */
const correctedThing = (words: string, thing: string, corrected: string): string =>
  words === thing ? corrected : corrected.split(' ').slice(0, thing.split(' ').length).join(' ');

interface Answer {
  asked: Asked;
  found: { ids: number[]; slots: number };
  /** Words of the slots that were left out. */
  dropped: string[];
  /** Words that no product has. */
  unknown: string[];
}

function rankFor(
  memory: SearchMemory,
  about: { words: string; thing: string; lang: LanguageCode; isOpen: boolean },
  wishes: readonly Wish[],
  facts: ProductFacts,
  limit: number,
): Answer {
  const asked = wantedOf(memory, about, wishes);
  const found =
    asked.wanted.slots.length === 0
      ? { ids: [], slots: 0 }
      : memory.index.rank({ ...asked, mayShow: mayMeet(wishes, facts, about.lang), lift: (id) => liftOf(facts, id, about.lang), limit });
  const { slots } = asked.wanted;
  return {
    asked,
    found,
    dropped: slots.flatMap((slot, i) => (found.slots & (1 << i) ? [] : slot.words)),
    unknown: slots.flatMap((slot, i) => (asked.knowledge[i]?.inTitles ? [] : slot.words)),
  };
}

/** What cannot be bought stands lower, what is bought and liked a little higher; never so much that a worse match wins over a clearly better one. */
const liftOf = (facts: ProductFacts, id: number, lang: LanguageCode): number =>
  (facts.priceOf(id, lang) > 0 ? 1 : WEIGHTS.unpriced) * (facts.isAvailable(id) ? 1.04 : 1) * (1 + 0.05 * facts.standing(id));

const resultOf = ({ found, dropped }: Answer, corrected: string | null, wishes: Wish[]): SearchResult =>
  found.ids.length === 0 ? NOTHING : { ids: found.ids, corrected, relaxed: dropped.length > 0, dropped, wishes };
