import type { LanguageCode } from '@vitrina/contract/values/languages';
import { fold } from './fold.ts';
import { phraseAt, type Speech, speechOf } from './speech.ts';
import { splitWords, type Token } from './split-words.ts';
import { unitOf } from './units.ts';

/** A wish in a question that is no word to look for. */
export type Wish =
  /** Minor units; `null`: no limit. */
  | { kind: 'price'; from: number | null; to: number | null; words: string; rest: string }
  | { kind: 'without'; word: string; words: string; rest: string }
  | { kind: 'energy'; value: string; words: string; rest: string };

/** A question as it is understood before anything is looked up. */
export interface Question {
  /** Words to look for, as they were typed. */
  words: string;
  /** The same up to `for`: what the thing is, not what it is for. */
  thing: string;
  wishes: Wish[];
  /** Words that only make it a question; they may be names after all. */
  fillers: number;
}

const CURRENCY = new Set('eur euro euros eura evra evrov evro evre din dinar dinara dinari rsd bam maraka marka'.split(' '));
const SMALLEST = { rs: 1000, other: 30 };
const SIGN = /(\d)\s*€|€\s*(\d[\d.,]*)/g;
const ATTACHED = /(\d)(eur|euro|euros|eura|din|rsd)\b/gi;
const MARKS = /(\d)\s*km\b/gi;
const DASH = /(\d{2,6})\s*[-–—]\s*(\d{2,6})(?=\s*(?:€|eur|din|rsd|km\b|evr))/gi;
const MOST_TOKENS = 40;
/** A range reaches no farther than from a price to five times of it: `monitor 27 do 300` has none. */
const WIDEST = 5;

type Role = 'word' | 'filler' | 'for' | 'gone';

/** Reads limits of price, what is not wanted, the energy class, words that only make it a question, and `X for Y`. */
export function readQuestion(raw: string, lang: LanguageCode): Question {
  const tokens = splitWords(spell(raw, lang)).slice(0, MOST_TOKENS);
  const reader = new QuestionReader(tokens, lang);
  return reader.read();
}

function spell(raw: string, lang: LanguageCode): string {
  const text = raw
    .replace(DASH, '$1 \u2192 $2')
    .replace(SIGN, (_, before?: string, after?: string) => (before ? `${before} eur ` : `${after} eur `))
    .replace(ATTACHED, '$1 $2');
  const ranged = text.replaceAll('\u2192', speechOf(lang).to[0]?.join(' ') ?? '');
  return lang === 'ba' ? ranged.replace(MARKS, '$1 bam') : ranged;
}

class QuestionReader {
  readonly #tokens: readonly Token[];
  readonly #words: readonly string[];
  readonly #lang: LanguageCode;
  readonly #speech: Speech;
  readonly #roles: Role[];
  /** Instead of what was typed. */
  readonly #instead = new Map<number, string>();
  readonly #wishes: { make: (words: string, rest: string) => Wish; from: number; length: number }[] = [];

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
    return { words, thing: thing === '' ? words : thing, wishes: this.#wishViews(), fillers: this.#roles.filter((role) => role === 'filler').length };
  }

  #join(isWanted: (i: number) => boolean): string {
    return this.#tokens.flatMap((token, i) => (isWanted(i) ? [this.#instead.get(i) ?? token.shown] : [])).join(' ');
  }

  #wishViews(): Wish[] {
    return this.#wishes.map(({ make, from, length }) => {
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

  /** Reads what stands at `i`; tokens that it takes. */
  #take(i: number): number {
    const at = (list: Speech['most'], from = i) => phraseAt(list, this.#words, from);
    const kept = at(this.#speech.kept);
    if (kept > 0) return kept;
    const cordless = at(this.#speech.cordless);
    if (cordless > 0) return this.#replace(i, cordless, 'wireless');
    return this.#takeClass(i) || this.#takeRange(i) || this.#takeLimit(i) || this.#takeWithout(i) || this.#takeFor(i) || this.#takeFiller(i) || 1;
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

  #wish(from: number, length: number, make: (words: string, rest: string) => Wish): number {
    this.#wishes.push({ make, from, length });
    return this.#mark(from, length, 'gone');
  }

  #takeClass(i: number): number {
    const length = phraseAt(this.#speech.class, this.#words, i);
    const behind = this.#words[i + length] ?? '';
    const isLetter = (word: string) => /^[a-g]$/.test(word);
    if (length > 0 && isLetter(behind)) return this.#wish(i, length + 1, (words, rest) => ({ kind: 'energy', value: behind, words, rest }));
    const letter = this.#words[i] ?? '';
    const before = isLetter(letter) ? phraseAt(this.#speech.class, this.#words, i + 1) : 0;
    if (before > 0) return this.#wish(i, before + 1, (words, rest) => ({ kind: 'energy', value: letter, words, rest }));
    return 0;
  }

  /** The number at `i` with its currency as a price: minor units and the tokens that it takes. */
  #priceAt(i: number, isSure = false): { amount: number; length: number } | null {
    const word = this.#words[i] ?? '';
    if (!/^\d{1,8}(\.\d{1,2})?$/.test(word)) return null;
    const number = Number(word);
    const next = this.#words[i + 1] ?? '';
    if (CURRENCY.has(next)) return { amount: Math.round(number * 100), length: 2 };
    if (unitOf(next) !== undefined) return null;
    const smallest = this.#lang === 'rs' ? SMALLEST.rs : SMALLEST.other;
    return isSure || number >= smallest ? { amount: Math.round(number * 100), length: 1 } : null;
  }

  #takeRange(i: number): number {
    const opening = phraseAt(this.#speech.between, this.#words, i);
    const from = this.#priceAt(i + opening);
    if (!from) return 0;
    const middle = i + opening + from.length;
    const joint = phraseAt(this.#speech.to, this.#words, middle);
    const to = joint > 0 ? this.#priceAt(middle + joint) : null;
    if (!to || from.amount > to.amount || from.amount * WIDEST < to.amount) return 0;
    if (opening === 0 && to.length === 1 && from.amount < 10_000) return 0;
    return this.#wish(i, opening + from.length + joint + to.length, (words, rest) => ({ kind: 'price', from: from.amount, to: to.amount, words, rest }));
  }

  #takeLimit(i: number): number {
    for (const end of ['most', 'least'] as const) {
      const length = phraseAt(this.#speech[end], this.#words, i);
      const price = length > 0 ? this.#priceAt(i + length) : null;
      if (price)
        return this.#wish(i, length + price.length, (words, rest) => ({
          kind: 'price',
          from: end === 'least' ? price.amount : null,
          to: end === 'most' ? price.amount : null,
          words,
          rest,
        }));
    }
    const bare = this.#priceAt(i);
    return bare?.length === 2 ? this.#wish(i, 2, (words, rest) => ({ kind: 'price', from: null, to: bare.amount, words, rest })) : 0;
  }

  #takeWithout(i: number): number {
    const length = phraseAt(this.#speech.not, this.#words, i);
    if (length === 0 || i === 0) return 0;
    let at = i + length;
    while (at < this.#words.length - 1 && phraseAt(this.#speech.filler, this.#words, at) > 0) at += phraseAt(this.#speech.filler, this.#words, at);
    const word = this.#words[at];
    if (word === undefined) return 0;
    return this.#wish(i, at - i + 1, (words, rest) => ({ kind: 'without', word: fold(word), words, rest }));
  }

  #takeFor(i: number): number {
    const accompanied = phraseAt(this.#speech.with, this.#words, i);
    // `galaxy s 23` is a name.
    const length = phraseAt(this.#speech.for, this.#words, i) || (/^\p{L}/u.test(this.#words[i + accompanied] ?? '') ? accompanied : 0);
    const isBehindThing = this.#roles.slice(0, i).some((role, n) => role === 'word' && n < i);
    return length > 0 && isBehindThing ? this.#mark(i, length, 'for') : 0;
  }

  #takeFiller(i: number): number {
    const length = phraseAt(this.#speech.filler, this.#words, i);
    return length > 0 ? this.#mark(i, length, 'filler') : 0;
  }
}
