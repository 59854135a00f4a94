import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { analyse, type Term } from './analyse.ts';
import { conceptAt, describesThing, type Found, foreignConceptAt, isAdjective, thingLexemes } from './concepts.ts';
import { isAccessoryWord } from './speech.ts';
import { FAMILY, QUALITIES } from './synonyms.ts';

/** One slot of a query: a word or expression with alternative readings, one of which must match; a reading is a list of lexemes that all must match. */
export interface Slot {
  /** Words of the query in this slot. */
  words: readonly string[];
  readings: readonly (readonly string[])[];
}

/** A query parsed for the documents of one language. */
export interface ReadQuery {
  lang: LanguageCode;
  slots: readonly Slot[];
  stems: readonly string[];
  /** Pairs of stems that also occur as one word, with that word. */
  joined: readonly { lexeme: string; parts: readonly string[] }[];
  /** Index of the slot that names the requested thing: `laptop` of `red laptop`. */
  head: number;
  /** Index of the first slot after `for`; the number of slots if there is none. */
  after: number;
}

/** Longer queries are cut. */
export const MAX_QUERY = 200;
const MAX_WORDS = 12;

/** Returns the significant terms of a query, at most 200 characters and 12 words. */
export function queryTerms(q: string, lang: LanguageCode): Term[] {
  const terms = analyse(q.slice(0, MAX_QUERY), lang).slice(0, MAX_WORDS);
  return terms.map((term) => (term.word.length > 40 ? { ...term, word: term.word.slice(0, 40), stem: term.stem.slice(0, 40) } : term));
}

interface Reading {
  q: string;
  spoken: LanguageCode;
  lang: LanguageCode;
  joined: ReadonlySet<string>;
  /** Number of terms before `for`. */
  things?: number;
}

/**
 * Parses a query in the language `spoken` for documents in `lang`: stemming follows the documents, concepts the query's language. `joined`: word pairs that
 * also occur as one word (`head set`).
 */
export function readQuery({ q, spoken, lang, joined, things: before = MAX_WORDS }: Reading): ReadQuery {
  const terms = queryTerms(q, lang);
  const things = thingsIn(q, spoken);
  const slots: Slot[] = [];
  const pairs: { lexeme: string; parts: readonly string[] }[] = [];
  let after = 0;
  for (let i = 0; i < terms.length; ) {
    if (i < before) after += 1;
    const term = terms[i] as Term;
    const next = terms[i + 1];
    const thing = things.get(i);
    const pair = next && joined.has(term.word + next.word) ? analyse(term.word + next.word, lang)[0] : undefined;
    const length = Math.max(thing?.length ?? 1, pair ? 2 : 1);
    const taken = terms.slice(i, i + length);
    const own = length > 1 ? [taken.map((one) => one.stem)] : thing && isAdjective(term.stem, spoken) ? [] : readingsOf(term);
    slots.push({
      words: taken.map((one) => one.word),
      readings: [...own, ...(pair ? [[pair.stem]] : []), ...(thing && thing.length === length ? thingLexemes(thing.concept).map((lexeme) => [lexeme]) : [])],
    });
    if (pair) pairs.push({ lexeme: pair.stem, parts: taken.map((one) => one.stem) });
    i += length;
  }
  const stems = terms.map((term) => term.stem);
  return { lang, slots, stems, joined: pairs, head: headOf(slots.slice(0, after), lang === spoken ? lang : spoken), after };
}

const readingsOf = (term: Term): string[][] => [[term.stem], ...term.others.filter((other) => other.length > 0).map((other) => [...other])];

/** The concepts named at each position of a query, in the query's language or else in another one. */
function thingsIn(q: string, spoken: LanguageCode): Map<number, Found> {
  const stems = queryTerms(q, spoken).map((term) => term.stem);
  const things = new Map<number, Found>();
  for (let i = 0; i < stems.length; i++) {
    const found = conceptAt(stems, i, spoken) ?? foreignConceptAt(stems, i, spoken);
    // After another concept it is a quality: `portátil` of `altavoz bluetooth portátil`.
    const isQuality = isAdjective(stems[i] ?? '', spoken) && found?.length === 1 && [...things.values()].some(({ concept }) => !QUALITIES.has(concept));
    if (found && !isQuality && !describesThing(stems, i, spoken)) things.set(i, found);
  }
  return things;
}

/** Index of the head: the last word, in Italian and Spanish the first; words of a known concept take precedence. */
function headOf(slots: readonly Slot[], lang: LanguageCode): number {
  const things = slots.flatMap((slot, i) => (slot.readings.some(([first]) => first?.startsWith('=') && !QUALITIES.has(first.slice(1))) ? [i] : []));
  const nounFirst = FAMILY[lang] === 'it' || FAMILY[lang] === 'es';
  const plain = slots.flatMap((slot, i) => (/^[^\d]+$/.test(slot.words[0] ?? '') ? [i] : []));
  // An accessory is the head in any word order: `charger laptop`.
  const accessories = things.filter((i) => slots[i]?.words.some((word) => isAccessoryWord(word, lang)));
  const candidates = accessories.length > 0 ? accessories : things.length > 0 ? things : plain;
  return (nounFirst ? candidates[0] : candidates.at(-1)) ?? 0;
}

/** Languages whose documents are searched for a query, best first. */
export const documentLanguages = (lang: LanguageCode): readonly LanguageCode[] => DOCUMENT_LANGUAGES[lang];

const DOCUMENT_LANGUAGES = Object.fromEntries(
  LANGUAGE_CODES.map((lang) => [lang, lang === 'en' ? ['en'] : lang === 'at' ? ['at', 'de', 'en'] : lang === 'de' ? ['de', 'at', 'en'] : [lang, 'en']]),
) as unknown as Record<LanguageCode, LanguageCode[]>;
