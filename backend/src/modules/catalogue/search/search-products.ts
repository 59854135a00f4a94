import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { type Found, LIMITS_ALONE, type Question } from '../engine/question.ts';
import { closeSlots } from './engine/choose-matches.ts';
import { selectByCode } from './code-queries.ts';
import { cheapPrice } from './cheap-price.ts';
import { correctToName, correctWords } from './correct-words.ts';
import { lastWordOfName } from './concepts.ts';
import { otherWords, presentFor } from './other-words.ts';
import { documentLanguages, MAX_QUERY, queryTerms } from './read-query.ts';
import { type Question as QuestionRead, readQuestion, type Constraint } from './read-question.ts';
import type { SearchMemory } from './search-memory.ts';
import { splitWords } from './split-words.ts';
import { type IndexRequest, buildIndexRequest } from './build-index-request.ts';

export interface SearchResult {
  /** Products whose code was typed, ranked before all others; configurable ones as their initial offer. Only visible products. */
  first: number[];
  /** Result of the search by words; `null`: none. */
  found: Found | null;
  /** The query with its typing errors corrected, in usual spelling; `null` unless the results are those of the corrected query. */
  corrected: string | null;
  /** True if a word was dropped, as no product has all of them. */
  relaxed: boolean;
  /** Dropped words, as typed. */
  dropped: string[];
  /** Parts of the query read as conditions instead of search words. */
  constraints: Constraint[];
  /** True if products are named by most of the words; otherwise help pages take precedence, if any match. */
  isNamed: boolean;
}

export interface SearchRequest {
  db: Db;
  q: string;
  lang: LanguageCode;
  isStaff: boolean;
  /** Returns the id of an attribute's value; `undefined`: no such value. */
  valueId: (attribute: string, code: string) => number | undefined;
  /** True if the last word may be unfinished, so that its completions match too. */
  typing?: boolean;
}

export const NOTHING: SearchResult = { first: [], found: null, corrected: null, relaxed: false, dropped: [], constraints: [], isNamed: false };
/** Matches no product. */
const NO_VALUE = -1;
/** Number of words up to which even a filler may be a name: `xiaomi mi`. */
const FEW_WORDS = 4;

/**
 * Finds products for a query: by code, then by words. Prices, negations and fillers are parsed first. All words must match; if no product has all, the last
 * word is completed, then typing errors are corrected, and then as few words as possible are dropped.
 */
export async function searchProducts(memory: SearchMemory, request: SearchRequest): Promise<SearchResult> {
  const limited = { typing: false, ...request, q: request.q.slice(0, MAX_QUERY) };
  const [exact, found] = await Promise.all([selectByCode(request.db, limited.q, memory.codes), findByWords(memory, limited)]);
  if (exact.length === 0) return found;
  // With an exact code, further results must match all words.
  const others = found.corrected === null && !found.relaxed ? found.found : null;
  return { ...NOTHING, first: await memory.engine.listed(exact, limited.isStaff), found: others, isNamed: true };
}

/** The first results by rank. */
export async function firstFound({ engine }: SearchMemory, { first, found }: SearchResult, limit: number): Promise<number[]> {
  return [...new Set([...first, ...(found ? await engine.first(found, limit) : [])])].slice(0, limit);
}

/**
 * Close matches after results that match all words: products that only mention the head, then products that lack a word. None if a code was typed, if a word
 * was dropped already, or for a query without words.
 */
export async function closeMatches({ engine }: Pick<SearchMemory, 'engine'>, { first, found, relaxed }: SearchResult, limit: number): Promise<number[]> {
  if (first.length > 0 || found === null || relaxed || found.slots === LIMITS_ALONE) return [];
  const { question, slots } = found;
  const [ids, not]: [number[], number[]] = [[], [slots]];
  for (const choice of closeSlots(question.knowledge, { head: question.wordQuery.head, found: slots })) {
    if (ids.length >= limit) break;
    ids.push(...(await engine.closeTo({ question, slots: choice, not: [...not] }, limit - ids.length)));
    not.push(choice);
  }
  return ids;
}

type Words = Required<Omit<SearchRequest, 'db'>>;

/** Matches all products with a price. */
const ANY_PRICE: Constraint = { kind: 'price', from: null, to: null, words: '', rest: '' };

/** Finds by the words; if they name no product, by the need they describe, or as a gift. */
async function findByWords(memory: SearchMemory, request: Words): Promise<SearchResult> {
  const question = readQuestion(request.q, request.lang);
  const others = otherWords(memory, request.q, request.lang);
  if (others !== null) {
    const { words, thing } = readQuestion(others, request.lang);
    const result = await findQuestion(memory, request, { ...question, words, thing, fillers: 0 });
    if (result.found?.hasThing) return { ...result, corrected: others };
  }
  const present = presentFor(memory, question.words, request.lang);
  return present === null ? findQuestion(memory, request, question) : findPresents(memory, request, question, present);
}

/** All products with a price in the recommended order: no text of a product tells whether it is a suitable gift. */
async function findPresents(memory: SearchMemory, request: Words, question: QuestionRead, dropped: string[]): Promise<SearchResult> {
  const { cheap, constraints } = question;
  const answer = await queryEngine(memory, { words: '', thing: '', lang: request.lang, isOpen: false }, [...constraints, ANY_PRICE], request);
  return { ...resultOf({ ...answer, dropped }, null, constraints), isNamed: cheap !== null || constraints.length > 0 };
}

/** If the price or an exclusion leaves no results, drops that condition: near results take precedence over products that only mention the words. */
async function findQuestion(memory: SearchMemory, request: Words, read: QuestionRead): Promise<SearchResult> {
  const question = await withCheapPrice(memory, request, read);
  const result = await findRead(memory, request, question);
  if (result.found?.hasThing) return result;
  for (const kind of ['price', 'without'] as const) {
    const left = question.constraints.filter((constraint) => constraint.kind === kind);
    if (left.length === 0) continue;
    const wider = await findRead(memory, request, {
      ...question,
      constraints: question.constraints.filter((constraint) => constraint.kind !== kind),
      fillers: 0,
    });
    if (wider.found?.hasThing && wider.dropped.length === 0) return { ...wider, relaxed: true, dropped: left.map(({ words }) => words) };
  }
  return result;
}

/** Replaces a request for a low price by a limit, computed from the prices of the results without it. */
async function withCheapPrice(memory: SearchMemory, request: Words, question: QuestionRead): Promise<QuestionRead> {
  const { cheap, constraints } = question;
  if (!cheap || constraints.some((constraint) => constraint.kind === 'price')) return question;
  const { found } = await findRead(memory, request, question);
  const to = found?.hasThing ? await cheapPrice(memory.engine, found, request) : null;
  return to === null ? question : { ...question, constraints: [...constraints, { kind: 'price', from: null, to, words: cheap.words, rest: cheap.rest }] };
}

async function findRead(memory: SearchMemory, request: Words, question: QuestionRead): Promise<SearchResult> {
  const { q, lang, typing } = request;
  const query = (words: string, thing: string, isOpen: boolean) => queryEngine(memory, { words, thing, lang, isOpen }, question.constraints, request);
  if (question.fillers > 0 && question.constraints.length === 0 && q.trim().split(/\s+/).length <= FEW_WORDS) {
    const whole = await query(q, q, typing);
    if (meetsAll(whole) && whole.indexRequest.knowledge.every((slot) => slot.inTitles)) return resultOf(whole, null, []);
  }
  const { constraints } = question;
  const words = finishedName(memory, question.words, lang);
  const thing = question.thing === question.words ? words : question.thing;
  let first = await query(words, thing, typing || isBeginning(memory, words, lang));
  const named =
    first.unknown.length > 0 ? correctToName(memory.vocabularies, { q: words, unknown: first.unknown, langs: documentLanguages(lang), typing }) : null;
  if (named !== null) {
    const mended = await query(named, correctedThing(words, thing, named), typing);
    if (meetsAll(mended) && mended.found.hasThing) return resultOf(mended, named, constraints);
  }
  if (meetsAll(first)) return resultOf(first, null, constraints);
  if (!typing && first.unknown.length > 0) {
    const completed = await query(words, thing, true);
    if (meetsAll(completed)) return resultOf(completed, null, constraints);
    if (completed.dropped.length < first.dropped.length) first = completed;
  }
  const corrected =
    first.unknown.length > 0 ? correctWords(memory.vocabularies, { q: words, unknown: first.unknown, langs: documentLanguages(lang), typing }) : null;
  if (corrected !== null) {
    const mended = await query(corrected, correctedThing(words, thing, corrected), typing);
    const isNearer =
      mended.dropped.length < first.dropped.length || (mended.dropped.length === first.dropped.length && meetsThing(mended) && !meetsThing(first));
    if (mended.found.slots !== 0 && (isNearer || first.found.slots === 0)) return resultOf(mended, corrected, constraints);
  }
  if (first.found.slots !== 0) return resultOf(first, null, constraints);
  // No product has any of the words: return products within the requested price or energy class.
  const limited = await query('', '', false);
  return resultOf({ ...limited, dropped: first.dropped }, null, constraints);
}

/** Completes the last word to the name of a concept, if it is not a word yet: `record player` of `record pl`. */
function finishedName({ vocabularies }: SearchMemory, words: string, lang: LanguageCode): string {
  const tokens = splitWords(words);
  const last = tokens.at(-1)?.word ?? '';
  if (tokens.length < 2 || (last.length > 1 && vocabularies.get(lang)?.word(last))) return words;
  const rest = lastWordOfName(
    tokens.map(({ word }) => word),
    lang,
  );
  const before = tokens.slice(0, -1).map(({ shown }) => shown);
  return rest === null ? words : [...before, rest].join(' ');
}

const SHORTEST_BEGINNING = 3;

/** True if the last word is not in the catalogue: then it is a prefix, even if its stem equals that of another word (`lauts` is not `laut`). */
function isBeginning({ vocabularies }: SearchMemory, words: string, lang: LanguageCode): boolean {
  const last = queryTerms(words, lang).at(-1)?.word ?? '';
  return last.length >= SHORTEST_BEGINNING && documentLanguages(lang).every((one) => vocabularies.get(one)?.word(last) === undefined);
}

/** The head part of the corrected text: as many words as the uncorrected one had. */
const correctedThing = (words: string, thing: string, corrected: string): string =>
  words === thing ? corrected : corrected.split(' ').slice(0, thing.split(' ').length).join(' ');

interface Answer {
  indexRequest: IndexRequest;
  found: Found;
  /** Words of the dropped slots. */
  dropped: string[];
  /** Words that no product has. */
  unknown: string[];
}

const meetsAll = ({ found, dropped }: Answer): boolean => found.slots !== 0 && dropped.length === 0;

/** True if the results are the thing requested by name, not only products with a quality of it: for `hedphones bluetooth` headphones, not a speaker. */
const meetsThing = ({ indexRequest: { wordQuery }, found }: Answer): boolean =>
  found.hasThing &&
  (found.slots & (1 << wordQuery.head)) !== 0 &&
  wordQuery.slots[wordQuery.head]?.readings.some(({ lexemes }) => lexemes[0]?.startsWith('=')) === true;

async function queryEngine(
  memory: SearchMemory,
  about: { words: string; thing: string; lang: LanguageCode; isOpen: boolean },
  constraints: readonly Constraint[],
  { isStaff, valueId }: Pick<Words, 'isStaff' | 'valueId'>,
): Promise<Answer> {
  const indexRequest = await buildIndexRequest(memory, about, constraints);
  const question: Question = {
    ...indexRequest,
    market: about.lang,
    isStaff,
    prices: constraints.filter((constraint) => constraint.kind === 'price'),
    valueIds: constraints.flatMap((constraint) => (constraint.kind === 'energy' ? [valueId('energy_class', constraint.value) ?? NO_VALUE] : [])),
  };
  const { slots } = indexRequest.wordQuery;
  const found = await memory.engine.find(question);
  return {
    indexRequest,
    found,
    dropped: slots.flatMap((slot, i) => (found.slots & (1 << i) ? [] : slot.words)),
    unknown: slots.flatMap((slot, i) => (indexRequest.knowledge[i]?.inTitles ? [] : slot.words)),
  };
}

function resultOf({ indexRequest, found, dropped }: Answer, corrected: string | null, constraints: Constraint[]): SearchResult {
  if (found.slots === 0) return NOTHING;
  const { slots } = indexRequest.wordQuery;
  const words = slots.flatMap((slot) => slot.words).length;
  const isNamed = dropped.length * 2 < words && slots.some((_, i) => indexRequest.knowledge[i]?.inTitles && (found.slots & (1 << i)) !== 0);
  return { first: [], found, corrected, relaxed: dropped.length > 0, dropped, constraints, isNamed };
}
