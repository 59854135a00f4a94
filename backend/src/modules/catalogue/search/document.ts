import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { analyse, type Term } from './analyse.ts';
import { type CategoryPart, categoryParts } from './category-parts.ts';
import { conceptAt, describesThing, isAdjective, thingLexemes } from './concepts.ts';
import { ACCESSORY, PLACE, PLACES, SHELF_ALONE, toLine } from './engine/places.ts';
import { isAccessoryWord, phraseAt, speechOf } from './speech.ts';
import { OWN_NOUN, PARTS, PERIPHERALS, QUALITIES } from './synonyms.ts';
import { splitWords, type Token } from './split-words.ts';
import { compoundParts } from './stem.ts';

/** Searchable text of a product in one language. */
export interface SearchSource {
  product_id: number;
  lang: LanguageCode;
  title: string;
  brand: string | null;
  category: string | null;
  /** Values of the specification table with their units, as text. */
  attributes: string[];
  short_description: string | null;
  /** Clean HTML. */
  description?: string | null;
  /** Code, EANs, part numbers. */
  codes: string[];
}

const MOST_WORDS = 260;
const MOST_NAMED = 60;
const MAX_LEXEME = 40;
const CODE_LENGTH = { joined: 30, split: 20 };
const ATTRIBUTES = 60;
const TEXT_LENGTH = 400;
const DESCRIPTION_LENGTH = 1200;
const LEVELS = /\s*[>›]\s*/;
/** Number of a title's first words that tell what the product is. */
const HEAD_WORDS = 9;

/** A product's lexemes with their places in the storage format: one line each. */
export function documentOf(source: SearchSource): string {
  const { lang } = source;
  // Places in the lowest bits, the number of occurrences above them.
  const places = new Map<string, number>();
  const add = (lexeme: string, place: number, most = MOST_WORDS, times = 1) => {
    if (lexeme === '' || lexeme.length > MAX_LEXEME) return;
    const existing = places.get(lexeme);
    if (existing === undefined && places.size >= most) return;
    places.set(lexeme, ((existing ?? 0) | place) + (place === PLACE.first ? 0 : times * PLACES));
  };
  const shownTitle = source.title.slice(0, TEXT_LENGTH);
  const thing = thingOf(shownTitle, lang);
  const title = analyse(shownTitle, lang);
  const before = thing === shownTitle ? title.length : analyse(thing, lang).length;
  const brand = analyse(source.brand?.slice(0, 100) ?? '', lang);
  const times = timesIn(title, lang);
  for (const [lexeme, isAfter] of titleLexemes(shownTitle, title, before, lang))
    add(lexeme, PLACE.title | (isAfter ? PLACE.after : 0), MOST_NAMED, times.get(lexeme));
  for (const lexeme of firstLexemes(title, brand, lang)) add(lexeme, PLACE.first);
  for (const lexeme of brand.flatMap(lexemesOf)) add(lexeme, PLACE.brand);
  const levels = (source.category ?? '').split(LEVELS);
  for (const { part, isThing, isOwn } of shelvesOf(levels, times, lang)) {
    const put = (lexeme: string, place: number) => add(lexeme, isThing ? place : places.has(lexeme) ? PLACE.attribute : SHELF_ALONE);
    for (const lexeme of part.whole) put(lexeme, PLACE.category);
    for (const lexeme of part.head) put(lexeme, PLACE.noun);
    for (const lexeme of part.words) put(lexeme, PLACE.attribute);
    // Stored like a brand: a query that excludes the subtype excludes all of these, whatever other name the category has.
    if (isOwn) for (const lexeme of part.kinds) add(lexeme, PLACE.brand);
  }
  for (const lexeme of source.codes.flatMap((code) => codeLexemes(code, lang))) add(lexeme, PLACE.brand);
  if (isAccessory(thing, levels.at(-1) ?? '', lang)) add(ACCESSORY, PLACE.title);
  for (const text of source.attributes.slice(0, ATTRIBUTES))
    for (const lexeme of lexemesOfValue(text.slice(0, TEXT_LENGTH), lang)) add(lexeme, PLACE.attribute);
  if (lang === 'de' || lang === 'at') for (const lexeme of title.flatMap((term) => compoundParts(term.word))) add(lexeme, PLACE.attribute);
  const texts = [source.short_description?.slice(0, TEXT_LENGTH) ?? '', plainText(source.description ?? '').slice(0, DESCRIPTION_LENGTH)];
  for (const text of texts) for (const lexeme of lexemesOfText(analyse(text, lang), lang)) add(lexeme, PLACE.description);
  const lines: string[] = [];
  for (const [lexeme, packed] of places) lines.push(toLine(lexeme, packed % PLACES, Math.floor(packed / PLACES), times.get(lexeme)));
  return lines.join('\n');
}

/** Number of occurrences of each lexeme, and of each concept, in a title. */
function timesIn(title: readonly Term[], lang: LanguageCode): Map<string, number> {
  const times = new Map<string, number>();
  for (const lexeme of [...title.flatMap(lexemesOf), ...conceptPlaces(title, lang).map(([thing]) => thing)]) times.set(lexeme, (times.get(lexeme) ?? 0) + 1);
  return times;
}

interface Shelf {
  part: CategoryPart;
  /** True if the product is of this concept. */
  isThing: boolean;
  /** True for the product's own category, false for a parent. */
  isOwn: boolean;
}

/**
 * The parts of the categories' names. The top level does not count as a concept: products of `Computers > Printers` are no computers. Of a parent such as
 * `Cooking & dishwashers` only the parts named by the title or the own category count.
 */
function shelvesOf(levels: readonly string[], inTitle: Pick<ReadonlySet<string>, 'has'>, lang: LanguageCode): Shelf[] {
  const last = levels.length - 1;
  const inOwn = new Set(categoryParts(levels[last] ?? '', lang).flatMap((part) => part.head));
  return levels.flatMap((name, level) => {
    const parts = categoryParts(name, lang);
    const isNamed = (part: CategoryPart) => [...part.head, ...part.whole].some((lexeme) => inTitle.has(lexeme) || inOwn.has(lexeme));
    return parts.map((part) => ({ part, isThing: level === last || (level > 0 && (parts.length === 1 || isNamed(part))), isOwn: level === last }));
  });
}

const lexemesOf = ({ stem, others }: Term): string[] => (others.length === 0 ? [stem] : [stem, ...others.flat()]);
const lexemesOfText = (terms: readonly Term[], lang: LanguageCode): string[] => [
  ...terms.flatMap(lexemesOf),
  ...conceptPlaces(terms, lang).flatMap(([lexeme, at, length]) => (length === 1 && isAdjective(terms[at]?.stem ?? '', lang) ? [] : [lexeme])),
];

/** Cache of values, which repeat in many products: `16 GB`, `Windows 11`. */
const VALUES_KEPT = 20_000;
const values = createBoundedMemo<readonly string[]>(VALUES_KEPT);
const lexemesOfValue = (text: string, lang: LanguageCode): readonly string[] => values(`${lang} ${text}`, () => lexemesOfText(analyse(text, lang), lang));

/** The title up to `for`, `with` or a plus: `Case` of `Case for phones`, `Webcam` of `Webcam with tripod`, `Memory card` of `Memory card + adapter`. */
function thingOf(title: string, lang: LanguageCode): string {
  const chunks = title.split(/\s+/);
  const words = chunks.map(firstWord);
  const { for: before, with: accompanied } = speechOf(lang);
  const ends = (i: number) =>
    chunks[i] === '+' || phraseAt(before, words, i) > 0 || (phraseAt(accompanied, words, i) > 0 && /^\p{L}/u.test(words[i + 1] ?? ''));
  const at = words.findIndex((_, i) => i > 0 && ends(i));
  return at < 0 ? title : chunks.slice(0, at).join(' ');
}

const CHUNKS_KEPT = 20_000;
const firstWords = createBoundedMemo<string>(CHUNKS_KEPT);
const firstWord = (chunk: string): string => firstWords(chunk, () => splitWords(chunk)[0]?.word ?? '');

/**
 * Lexemes of a title, each with `true` if it only names what the product goes with: after `for`, or before an accessory (`TV antenna`). A concept that begins
 * before `for` (`machine for drying`) is not marked.
 */
function titleLexemes(text: string, title: readonly Term[], before: number, lang: LanguageCode): Map<string, boolean> {
  const stems = title.map((term) => term.stem);
  const found = new Map<string, boolean>();
  const see = (lexeme: string, isAfter: boolean) => void found.set(lexeme, isAfter && found.get(lexeme) !== false);
  const owners = ownersIn(text, title, lang);
  let end = before;
  for (const [i, term] of title.entries()) {
    const thing = conceptAt(stems, i, lang);
    if (thing && i < before) end = Math.max(end, i + thing.length);
    for (const lexeme of lexemesOf(term)) see(lexeme, i >= end || owners.has(i));
  }
  for (const [lexeme, at] of conceptPlaces(title, lang)) see(lexeme, at >= before || owners.has(at));
  return found;
}

/** A comma, bracket or dash ends a name. */
const NAME_ENDS = /[,;:()|/]|\s[-–—]\s/;

/**
 * Positions of concepts followed by their accessory: the `camera` of a `camera battery`. Only English has this order; other languages use compounds or the
 * reverse order.
 */
function ownersIn(text: string, title: readonly Term[], lang: LanguageCode): ReadonlySet<number> {
  const places = new Set<number>();
  if (lang !== 'en') return places;
  let from = 0;
  const names = text.split(NAME_ENDS);
  for (const name of names) {
    const terms = names.length === 1 ? title : analyse(name, lang);
    for (const [at, length] of ownersOf(terms, lang)) for (let i = at; i < at + length; i += 1) places.add(from + i);
    from += terms.length;
  }
  return places;
}

function ownersOf(terms: readonly Term[], lang: LanguageCode): [at: number, length: number][] {
  const stems = terms.map((term) => term.stem);
  const conceptOf = (at: number) => conceptAt(stems, at, lang)?.concept ?? '';
  return terms.flatMap((_, at): [number, number][] => {
    const thing = conceptAt(stems, at, lang);
    if (!thing || QUALITIES.has(thing.concept) || PARTS.has(thing.concept)) return [];
    const belongs = (i: number) => {
      const word = terms[i]?.word ?? '';
      return isAccessoryWord(word, lang) || PARTS.has(conceptOf(i)) || (PERIPHERALS.has(conceptOf(i)) && !PERIPHERALS.has(thing.concept));
    };
    const next = at + thing.length;
    // Also `mouse wrist pad`, but not across a measure: `phone 5000 mAh battery` is a phone.
    return belongs(next) || (/^\p{L}+$/u.test(terms[next]?.word ?? '') && belongs(next + 1)) ? [[at, thing.length]] : [];
  });
}

/** Returns the first stems of a title after the brand: a word, or the concept that the first words name. */
function firstLexemes(title: readonly Term[], brand: readonly Term[], lang: LanguageCode): string[] {
  const own = new Set(brand.map((term) => term.stem));
  const from = title.findIndex((term) => !own.has(term.stem));
  if (from < 0) return [];
  const stems = title.map((term) => term.stem);
  const thing = conceptAt(stems, from, lang);
  return [...lexemesOf(title[from] as Term), ...(thing ? thingLexemes(thing.concept) : [])];
}

/** Concepts named in a text, as lexemes with position and number of words: a robot vacuum cleaner is also a vacuum cleaner. */
function conceptPlaces(terms: readonly Term[], lang: LanguageCode): [lexeme: string, at: number, length: number][] {
  const stems = terms.map((term) => term.stem);
  const found: [string, number, number][] = [];
  for (let i = 0; i < stems.length; i++) {
    const hit = describesThing(stems, i, lang) ? null : conceptAt(stems, i, lang);
    if (hit) for (const lexeme of thingLexemes(hit.concept)) found.push([lexeme, i, hit.length]);
    if (hit && hit.length > 1) i += hit.length - (OWN_NOUN.has(hit.concept) ? 1 : 2);
  }
  return found;
}

/** True for a case, a cable, a spare part: by the first words of the title or by the category. */
function isAccessory(thing: string, category: string, lang: LanguageCode): boolean {
  const head = splitWords(thing.split(/[,;(]|\s[-–]\s/)[0] ?? '').slice(0, HEAD_WORDS);
  return head.some((token) => namesAccessory(token, lang)) || splitWords(category).some((token) => namesAccessory(token, lang));
}

const accessories = new Map<LanguageCode, WeakMap<Token, boolean>>(LANGUAGE_CODES.map((lang) => [lang, new WeakMap()]));

function namesAccessory(token: Token, lang: LanguageCode): boolean {
  const cached = accessories.get(lang)?.get(token);
  if (cached !== undefined) return cached;
  const names = isAccessoryWord(token.word, lang) || token.parts.some((part) => isAccessoryWord(part, lang));
  accessories.get(lang)?.set(token, names);
  return names;
}

/** Lexemes of a code as shoppers type it: without signs, or, if it is short enough, by its parts. */
function codeLexemes(code: string, lang: LanguageCode): string[] {
  const joined = code.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return [
    ...(joined.length <= CODE_LENGTH.joined ? [joined] : []),
    ...(code.length <= CODE_LENGTH.split && splitWords(code).length <= 4 ? analyse(code, lang).flatMap(lexemesOf) : []),
  ];
}

const plainText = (html: string): string => html.slice(0, DESCRIPTION_LENGTH * 3).replace(/<[^>]*>/g, ' ');
