import type { LanguageCode } from '@vitrina/contract/values/languages';
import { kindLexeme, wholeLexeme } from './category-parts.ts';
import { conceptAt, isAdjective } from './concepts.ts';
import type { CatalogueEngine } from '../engine/catalogue-engine.ts';
import type { Word } from '../engine/question.ts';
import type { SlotKnowledge } from './engine/choose-matches.ts';
import { MOST_SLOTS, type Reading, type Slot, type Typed, type WordQuery } from './engine/match-segment.ts';
import { WEIGHTS } from './engine/weights.ts';
import { documentLanguages, queryTerms, type ReadQuery, readQuery } from './read-query.ts';
import type { Constraint } from './read-question.ts';
import type { SearchMemory } from './search-memory.ts';
import { isAccessoryWord, speechOf } from './speech.ts';
import { splitWords } from './split-words.ts';
import { isStopWord } from './stop-words.ts';
import { isMeasure } from './units.ts';

export interface IndexRequest {
  wordQuery: WordQuery;
  knowledge: SlotKnowledge[];
}

interface About {
  words: string;
  /** The words before `for`. */
  thing: string;
  lang: LanguageCode;
  /** The last word may be unfinished. */
  isOpen: boolean;
}

const COMPLETIONS = 24;
const SHORTEST_BEGINNING = 2;
const LEAST_PREFIX = 4;
const NUMBER = /^\d+$/;

/** Translates a query's words into a request to the index, in every language whose documents are searched. */
export async function buildIndexRequest(memory: SearchMemory, about: About, constraints: readonly Constraint[]): Promise<IndexRequest> {
  const { words, thing, lang, isOpen } = about;
  const langs = documentLanguages(lang);
  const terms = queryTerms(words, lang);
  const joined = joinedPairs(
    memory,
    terms.map((term) => term.word),
    { lang, langs },
  );
  const queries = langs.map((one) => readQuery({ q: words, spoken: lang, lang: one, joined, things: queryTerms(thing, lang).length }));
  const slots = (queries[0]?.slots ?? [])
    .slice(0, MOST_SLOTS)
    .map((slot, i): Slot => ({ words: slot.words, readings: queries.flatMap((query) => readingsOf(query, i, lang)) }));
  const own = queries[0];
  if (isOpen && own) completeLast(memory, slots, { lang, langs, last: terms.at(-1)?.word ?? '' });
  const typed = queries.flatMap(typedIn);
  const frequency = await frequencyTable(memory.engine, slots, typed);
  return {
    wordQuery: {
      slots: slots.map((slot) => namedAlone(slot, frequency)),
      head: own?.head ?? 0,
      typed: typed.map((word) => ({ ...word, frequency: frequency(word) })),
      whole: queries.flatMap((query): Reading[] => (query.stems.length > 1 ? [{ lang: query.lang, lexemes: [wholeLexeme(query.stems)], worth: 1 }] : [])),
      isForAccessory: splitWords(words).some(({ word, parts }) => isAccessoryWord(word, lang) || parts.some((part) => isAccessoryWord(part, lang))),
      without: constraints
        .flatMap((constraint) => (constraint.kind === 'without' ? withoutReadings(memory, constraint.word, langs, lang) : []))
        .filter((reading) => !isRequested(slots, reading)),
    },
    knowledge: knowledgeOf(memory, slots, { after: own?.after ?? Number.POSITIVE_INFINITY, frequency }),
  };
}

/** The words as typed; parts of a joined word weigh less than that word. */
function typedIn({ lang, stems, joined }: ReadQuery): Omit<Typed, 'frequency'>[] {
  const parts = new Set(joined.flatMap((pair) => pair.parts));
  return [...new Set([...stems, ...joined.map(({ lexeme }) => lexeme)])].map((lexeme) => ({ lang, lexeme, worth: parts.has(lexeme) ? WEIGHTS.apart : 1 }));
}

function readingsOf(query: ReadQuery, slot: number, spoken: LanguageCode): Reading[] {
  const { lang } = query;
  const least = lang === spoken ? 1 : WEIGHTS.otherLanguage;
  const readings = query.slots[slot]?.readings ?? [];
  const thing = readings.find(isThing);
  return readings.flatMap((lexemes): Reading[] => {
    // Lexemes of the broader concept weigh less than those of the concept itself.
    if (isThing(lexemes)) return [{ lang, lexemes, worth: least * WEIGHTS.thing * (lexemes === thing ? 1 : WEIGHTS.apart) }];
    const worth = least * (isApart(query, slot, lexemes) ? WEIGHTS.apart : 1);
    if (!thing) return [{ lang, lexemes, worth }];
    // The word may name the concept, or be part of another name.
    return [
      { lang, lexemes: [...lexemes, ...thing], worth },
      { lang, lexemes, worth: worth * (lexemes.length > 1 ? WEIGHTS.scattered : WEIGHTS.homonym) },
    ];
  });
}

const isThing = ([first]: readonly string[]): boolean => first?.startsWith('=') === true;

/** True for several lexemes of one typed word. */
const isApart = (query: ReadQuery, slot: number, lexemes: readonly string[]): boolean => lexemes.length > (query.slots[slot]?.words.length ?? 1);

/** Pairs of words that also occur as one word: `head set`, `no frost`. */
function joinedPairs(
  { vocabularies }: SearchMemory,
  words: readonly string[],
  { lang, langs }: { lang: LanguageCode; langs: readonly LanguageCode[] },
): ReadonlySet<string> {
  const phrases = new Set(speechOf(lang).kept.map((phrase) => phrase.join('')));
  const pairs = words.slice(1).map((word, i) => `${words[i]}${word}`);
  return new Set(pairs.filter((pair) => phrases.has(pair) || langs.some((one) => vocabularies.get(one)?.word(pair))));
}

/** Adds completions of the last word to its slot. */
function completeLast(
  { vocabularies }: SearchMemory,
  slots: Slot[],
  { lang, langs, last }: { lang: LanguageCode; langs: readonly LanguageCode[]; last: string },
): void {
  const slot = slots.at(-1);
  if (!slot || last.length < SHORTEST_BEGINNING || slot.words.at(-1) !== last || slot.words.length > 1) return;
  // `iphone 14` does not match the 140 watts of a charger.
  if (NUMBER.test(last) && langs.some((one) => vocabularies.get(one)?.word(last))) return;
  const more: Reading[] = [];
  for (const one of langs) {
    const worth = WEIGHTS.completion * (one === lang ? 1 : WEIGHTS.otherLanguage);
    for (const { stem } of vocabularies.get(one)?.completions(last, COMPLETIONS) ?? []) {
      const thing = one === lang ? conceptAt([stem], 0, lang) : null;
      // Alone it names the concept, not a quality of others: `portatile`.
      const isThing = thing && slots.length === 1 && isAdjective(stem, lang);
      if (!isThing) more.push({ lang: one, lexemes: [stem], worth });
      if (thing) for (const other of langs) more.push({ lang: other, lexemes: [`=${thing.concept}`], worth: worth * (isThing ? 1 : WEIGHTS.thing) });
    }
  }
  slots[slots.length - 1] = { ...slot, readings: [...slot.readings, ...more] };
}

/** True if the excluded thing is also requested: earbuds are headphones by name, so "headphones without earbuds" still requests headphones. */
const isRequested = (slots: readonly Slot[], { lexemes }: Reading): boolean =>
  isThing(lexemes) && slots.some(({ readings }) => readings.some((one) => one.lexemes[0] === lexemes[0]));

/** Readings of an excluded word, and of words that begin with it: `robot` also excludes `robotski`. */
function withoutReadings({ vocabularies }: Pick<SearchMemory, 'vocabularies'>, typed: string, langs: readonly LanguageCode[], spoken: LanguageCode): Reading[] {
  const joint = typed.replaceAll(' ', '');
  if (joint !== typed && langs.some((lang) => isKnownBeginning(vocabularies, joint, lang))) return withoutReadings({ vocabularies }, joint, langs, spoken);
  const word = typed.replace(/^\S+ /, (first) => (isStopWord(first.trim()) ? '' : first));
  const readings = langs.flatMap((lang) =>
    readQuery({ q: word, spoken, lang, joined: new Set() }).slots.flatMap((slot) =>
      withoutKinds(slot.readings).flatMap((lexemes): Reading[] => [
        { lang, lexemes, worth: 1 },
        ...(lexemes.length === 1 && !isThing(lexemes) ? [{ lang, lexemes: [kindLexeme(lexemes[0] ?? '')], worth: 1 }] : []),
      ]),
    ),
  );
  const root = word.slice(0, Math.max(LEAST_PREFIX, word.length - 2));
  const longer = langs.flatMap((lang) =>
    word.length < LEAST_PREFIX
      ? []
      : (vocabularies.get(lang)?.completions(root, COMPLETIONS) ?? []).map(({ stem }): Reading => ({ lang, lexemes: [stem], worth: 1 })),
  );
  return [...readings, ...longer];
}

/** Excluding earbuds does not exclude other headphones. */
const withoutKinds = (readings: readonly (readonly string[])[]) => readings.filter((lexemes) => !isThing(lexemes) || lexemes === readings.find(isThing));

/** True if the catalogue has the words as one word, or as its prefix: `in ear` of `In-Ear-Kopfhörer`. */
const isKnownBeginning = (vocabularies: SearchMemory['vocabularies'], joint: string, lang: LanguageCode): boolean =>
  (vocabularies.get(lang)?.completions(joint, 1).length ?? 0) > 0;

/** If the catalogue has no such product, the words must match by name, not in descriptions: a gamepad with a USB cable and sticks is no `USB stick`. */
function namedAlone(slot: Slot, frequency: Frequency): Slot {
  const things = slot.readings.filter(({ lexemes }) => isThing(lexemes));
  if (things.length === 0 || things.some(({ lang, lexemes }) => frequency({ lang, lexeme: lexemes[0] ?? '' }) > 0)) return slot;
  return { ...slot, readings: slot.readings.map((reading) => (reading.lexemes.length > 1 ? { ...reading, named: true } : reading)) };
}

type Frequency = (word: Word) => number;

/** `after`: index of the first slot after `for`. */
function knowledgeOf({ vocabularies }: SearchMemory, slots: readonly Slot[], { after, frequency }: { after: number; frequency: Frequency }): SlotKnowledge[] {
  return slots.map(({ readings }, i) => {
    const known = readings.map(({ lang, lexemes }) =>
      lexemes.map((lexeme) => (lexeme.startsWith('=') ? thingKnown(frequency({ lang, lexeme })) : vocabularies.get(lang)?.stem(lexeme))),
    );
    const whole = known.filter((reading) => reading.every((one) => one !== undefined));
    return {
      // Approximated by the most frequent reading.
      frequency: readings.reduce((most, { lang, lexemes }) => Math.max(most, Math.min(...lexemes.map((lexeme) => frequency({ lang, lexeme })))), 0),
      inTitles: whole.length > 0,
      isName: whole.some((reading) => reading.every((one) => one?.isName)),
      isAfter: after <= i,
      isMeasure: readings.some(({ lexemes }) => lexemes.length === 1 && isMeasure(lexemes[0] ?? '')),
    };
  });
}

async function frequencyTable(engine: Pick<CatalogueEngine, 'frequencies'>, slots: readonly Slot[], typed: readonly Word[]): Promise<Frequency> {
  const inSlots = slots.flatMap(({ readings }) => readings.flatMap(({ lang, lexemes }) => lexemes.map((lexeme): Word => ({ lang, lexeme }))));
  const distinct = new Map([...inSlots, ...typed].map((word) => [keyOf(word), word]));
  const frequencies = await engine.frequencies([...distinct.values()]);
  const table = new Map([...distinct.keys()].map((key, i) => [key, frequencies[i] ?? 0]));
  return (word) => table.get(keyOf(word)) ?? 0;
}

const keyOf = ({ lang, lexeme }: Word): string => `${lang} ${lexeme}`;

const thingKnown = (documents: number) => (documents > 0 ? { isName: true, documents } : undefined);
