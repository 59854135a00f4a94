import type { LanguageCode } from '@vitrina/contract/values/languages';
import { nameLength } from './concepts.ts';
import { fold } from './fold.ts';
import { type Price, priceAt, spellPrices } from './price-words.ts';
import { isInflectedFiller, phraseAt, type Speech, speechOf } from './speech.ts';
import { splitWords, type Token } from './split-words.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** A condition in a query, instead of search words. */
export type Constraint =
  /** Minor units; `null`: no limit. */
  | { kind: 'price'; from: number | null; to: number | null; words: string; rest: string }
  | { kind: 'without'; word: string; words: string; rest: string }
  | { kind: 'energy'; value: string; words: string; rest: string };

/** A request for a low price; the limit depends on the results. */
interface Cheap {
  kind: 'cheap';
  words: string;
  rest: string;
}

/** A query as parsed, before any lookup. */
export interface Question {
  /** Search words, as typed. */
  words: string;
  /** Text up to `for`: the requested thing, not its purpose. */
  thing: string;
  constraints: Constraint[];
  cheap: Cheap | null;
  /** Number of words that only form the question; they may be names after all. */
  fillers: number;
}

const MOST_TOKENS = 40;
/** Names whose first word alone is a stop word: `in ear` is read as `in-ear`. */
const APART = /(?<=\b(?:in|on|over))\s+(?=ear\b)/gi;
/** Greatest ratio of a price range's ends: `monitor 27 do 300` has no range. */
const WIDEST = 5;
/** Least length of a filler that is recognised in another inflection: `dobrom` of `dobar`. */
const SHORTEST_INFLECTED = 5;
/** Relative tolerance of `around`. */
const ABOUT = 0.2;

type Role = 'word' | 'filler' | 'for' | 'gone';

/** Parses price limits, exclusions, the energy class, words that only form the question, and `X for Y`. */
export function readQuestion(raw: string, lang: LanguageCode): Question {
  const tokens = splitWords(spellPrices(raw.replace(APART, '-'), lang)).slice(0, MOST_TOKENS);
  const reader = new QuestionReader(tokens, lang);
  return reader.read();
}

class QuestionReader {
  readonly #tokens: readonly Token[];
  readonly #words: readonly string[];
  readonly #lang: LanguageCode;
  readonly #speech: Speech;
  readonly #roles: Role[];
  /** Replacements of typed words, by token. */
  readonly #instead = new Map<number, string>();
  readonly #constraints: { make: (words: string, rest: string) => Constraint | Cheap; from: number; length: number }[] = [];

  constructor(tokens: readonly Token[], lang: LanguageCode) {
    this.#tokens = tokens;
    this.#words = tokens.map((token) => token.word);
    this.#lang = lang;
    this.#speech = speechOf(lang);
    this.#roles = tokens.map(() => 'word');
  }

  read(): Question {
    for (let i = 0; i < this.#tokens.length; ) i += this.#take(i);
    if (!this.#roles.includes('word')) for (const [i, role] of this.#roles.entries()) if (role === 'filler') this.#roles[i] = 'word';
    const after = this.#roles.indexOf('for');
    const wordsUpTo = (end: number) => this.#join((i) => i < end && this.#roles[i] === 'word');
    const words = wordsUpTo(this.#tokens.length);
    const thing = after < 0 ? words : wordsUpTo(after);
    const all = this.#readConstraints();
    return {
      words,
      thing: thing === '' ? words : thing,
      constraints: all.filter((constraint) => constraint.kind !== 'cheap'),
      cheap: all.find((constraint) => constraint.kind === 'cheap') ?? null,
      fillers: this.#roles.filter((role) => role === 'filler').length,
    };
  }

  #join(isIncluded: (i: number) => boolean): string {
    return this.#tokens.flatMap((token, i) => (isIncluded(i) ? [this.#instead.get(i) ?? token.shown] : [])).join(' ');
  }

  #readConstraints(): (Constraint | Cheap)[] {
    return this.#constraints.map(({ make, from, length }) => {
      const inside = (i: number) => i >= from && i < from + length;
      return make(
        this.#tokens
          .filter((_, i) => inside(i))
          .map((token) => token.shown)
          .join(' '),
        this.#tokens
          .filter((_, i) => !inside(i))
          .map((token) => token.shown)
          .join(' '),
      );
    });
  }

  /** Reads the phrase at `i`; returns the number of tokens read. */
  #take(i: number): number {
    const at = (list: Speech['most'], from = i) => phraseAt(list, this.#words, from);
    const keptLength = at(this.#speech.kept);
    if (keptLength > 0) return keptLength;
    const cordless = at(this.#speech.cordless);
    if (cordless > 0) return this.#replace(i, cordless, 'wireless');
    const gaming = at(this.#speech.gaming);
    if (gaming > 0 && this.#isBehindThing(i)) return this.#replace(i, gaming, 'gaming');
    return (
      this.#takeClass(i) ||
      this.#takeRange(i) ||
      this.#takeLimit(i) ||
      this.#takeWithout(i) ||
      this.#takeFor(i) ||
      this.#takeCheap(i) ||
      this.#takeFiller(i) ||
      1
    );
  }

  #mark(from: number, length: number, role: Role): number {
    for (let i = from; i < from + length; i += 1) this.#roles[i] = role;
    return length;
  }

  #replace(from: number, length: number, word: string): number {
    this.#mark(from, length, 'gone');
    this.#roles[from] = 'word';
    this.#instead.set(from, word);
    return length;
  }

  #addConstraint(from: number, length: number, make: (words: string, rest: string) => Constraint | Cheap): number {
    this.#constraints.push({ make, from, length });
    return this.#mark(from, length, 'gone');
  }

  #takeClass(i: number): number {
    const length = phraseAt(this.#speech.class, this.#words, i);
    const behind = this.#words[i + length] ?? '';
    const isLetter = (word: string) => /^[a-g]$/.test(word);
    if (length > 0 && isLetter(behind)) return this.#addConstraint(i, length + 1, (words, rest) => ({ kind: 'energy', value: behind, words, rest }));
    const letter = this.#words[i] ?? '';
    const before = isLetter(letter) ? phraseAt(this.#speech.class, this.#words, i + 1) : 0;
    if (before > 0) return this.#addConstraint(i, before + 1, (words, rest) => ({ kind: 'energy', value: letter, words, rest }));
    return 0;
  }

  #priceAt = (i: number, isLimit = false): Price | null => priceAt(this.#words, i, { lang: this.#lang, isLimit });

  #takeRange(i: number): number {
    const opening = phraseAt(this.#speech.between, this.#words, i);
    const from = this.#priceAt(i + opening, opening > 0);
    if (!from) return 0;
    const middle = i + opening + from.length;
    const joint = phraseAt(this.#speech.to, this.#words, middle);
    const to = joint > 0 ? this.#priceAt(middle + joint, true) : null;
    if (!to || from.amount > to.amount || from.amount * WIDEST < to.amount) return 0;
    if (opening === 0 && to.length === 1 && from.amount < 10_000) return 0;
    return this.#addConstraint(i, opening + from.length + joint + to.length, (words, rest) => ({
      kind: 'price',
      from: from.amount,
      to: to.amount,
      words,
      rest,
    }));
  }

  #takeLimit(i: number): number {
    for (const end of ['most', 'least'] as const) {
      // Also `do max 300`.
      let length = phraseAt(this.#speech[end], this.#words, i);
      if (length > 0) length += phraseAt(this.#speech[end], this.#words, i + length);
      const price = length > 0 ? this.#priceAt(i + length, true) : null;
      if (price)
        return this.#addConstraint(i, length + price.length, (words, rest) => ({
          kind: 'price',
          from: end === 'least' ? price.amount : null,
          to: end === 'most' ? price.amount : null,
          words,
          rest,
        }));
    }
    return this.#takeAbout(i) || this.#takeBare(i);
  }

  /** `around 500`: 20 % less or more. */
  #takeAbout(i: number): number {
    const length = phraseAt(this.#speech.about, this.#words, i);
    const price = length > 0 ? this.#priceAt(i + length, true) : null;
    if (!price) return 0;
    const [from, to] = [Math.round(price.amount * (1 - ABOUT)), Math.round(price.amount * (1 + ABOUT))];
    return this.#addConstraint(i, length + price.length, (words, rest) => ({ kind: 'price', from, to, words, rest }));
  }

  /** A price with its currency is an upper limit; `max` or a synonym may follow it. */
  #takeBare(i: number): number {
    const price = this.#priceAt(i);
    if (price?.length !== 2) return 0;
    const behind = phraseAt(this.#speech.most, this.#words, i + 2);
    const length = this.#priceAt(i + 2 + behind, true) ? 2 : 2 + behind;
    return this.#addConstraint(i, length, (words, rest) => ({ kind: 'price', from: null, to: price.amount, words, rest }));
  }

  #takeWithout(i: number): number {
    const length = phraseAt(this.#speech.not, this.#words, i);
    if (length === 0) return 0;
    let at = i + length;
    for (let skipped = this.#beforeName(at); skipped > 0 && at + skipped < this.#words.length; skipped = this.#beforeName(at)) at += skipped;
    if (at >= this.#words.length) return 0;
    const named = nameLength(this.#words.slice(at), this.#lang) || 1;
    // A query that begins with a negation must also name something requested: `not oled tv`.
    if (i === 0 && at + named >= this.#words.length) return 0;
    // A stop word may be the first word of a name: `in ear`.
    const from = at > i + length && isStopWord(this.#words[at - 1] as string) ? at - 1 : at;
    const word = fold(this.#words.slice(from, at + named).join(' '));
    return this.#addConstraint(i, at - i + named, (words, rest) => ({ kind: 'without', word, words, rest }));
  }

  /** Number of words at `i` before the name of the excluded thing: `not for a gamer`. */
  #beforeName(i: number): number {
    const phraseLength = phraseAt(this.#speech.filler, this.#words, i) || phraseAt(this.#speech.for, this.#words, i);
    return phraseLength || (isStopWord(this.#words[i] ?? '') ? 1 : 0);
  }

  #takeFor(i: number): number {
    const accompanied = phraseAt(this.#speech.with, this.#words, i);
    // `galaxy s 23` is a name.
    const length = phraseAt(this.#speech.for, this.#words, i) || (/^\p{L}/u.test(this.#words[i + accompanied] ?? '') ? accompanied : 0);
    return length > 0 && this.#isBehindThing(i) ? this.#mark(i, length, 'for') : 0;
  }

  /** True if a search word precedes. */
  #isBehindThing(i: number): boolean {
    return this.#roles.slice(0, i).includes('word');
  }

  #takeCheap(i: number): number {
    const length = phraseAt(this.#speech.cheap, this.#words, i);
    return length > 0 ? this.#addConstraint(i, length, (words, rest) => ({ kind: 'cheap', words, rest })) : 0;
  }

  #takeFiller(i: number): number {
    const word = this.#words[i] ?? '';
    const length =
      phraseAt(this.#speech.filler, this.#words, i) || (word.length >= SHORTEST_INFLECTED && isInflectedFiller(stem(word, this.#lang), this.#lang) ? 1 : 0);
    return length > 0 ? this.#mark(i, length, 'filler') : 0;
  }
}
