import type { LanguageCode } from '@vitrina/contract/values/languages';
import { runSteps } from '../run-steps.ts';
import { allowedErrors } from './distance.ts';

export interface VocabularyWord {
  word: string;
  /** Usual spelling. */
  shown: string;
  /** Stem used in documents. */
  stem: string;
  documents: number;
  /** True for names of brands or categories, and parts of them. */
  isName: boolean;
}

/** Limits: completions returned, and prefixes whose completions are cached. */
const MOST = 48;
const KEPT = 5000;
/** Greatest length that is distinguished; longer words count as this long. */
const LONGEST = 255;

/** Words processed between two pauses. */
const STEP = 10_000;

/** Words of titles, brands and categories of one language, with the synonyms of their concepts. */
export class Vocabulary {
  /** Words sorted by `word`. */
  readonly #words: readonly VocabularyWord[];
  readonly #byWord: ReadonlyMap<string, VocabularyWord>;
  readonly #byStem: VocabularyParts['byStem'];
  /** Cache by prefix, as each keystroke repeats lookups. */
  readonly #completions = new Map<string, VocabularyWord[]>();
  /** Indexes of words without digits, sorted by length; a word with digits is never a correction. */
  readonly #byLength: Int32Array;
  /** Start of each length in `#byLength`. */
  readonly #lengthFrom: Int32Array;
  /** Bit set of the letters of each word, in the order of `#byLength`. */
  readonly #letters: Int32Array;

  constructor(of: readonly VocabularyWord[] | VocabularyParts) {
    const parts = 'byWord' in of ? of : runSteps(partsOf(of));
    this.#words = parts.words;
    this.#byWord = parts.byWord;
    this.#byStem = parts.byStem;
    this.#byLength = parts.byLength;
    this.#lengthFrom = parts.lengthFrom;
    this.#letters = parts.letters;
  }

  /** Builds a vocabulary in steps, so that other requests are served in between. Of duplicate words the last counts. */
  static *steps(words: readonly VocabularyWord[]): Generator<undefined, Vocabulary> {
    return new Vocabulary(yield* partsOf(words));
  }

  get size(): number {
    return this.#words.length;
  }

  word(word: string): VocabularyWord | undefined {
    return this.#byWord.get(word);
  }

  stem(stem: string): { isName: boolean; documents: number } | undefined {
    return this.#byStem.get(stem);
  }

  /** The most frequent words with a prefix. */
  completions(beginning: string, most: number): VocabularyWord[] {
    const completions = this.#completions.get(beginning) ?? this.#allCompletions(beginning);
    if (this.#completions.size >= KEPT) this.#completions.clear();
    this.#completions.set(beginning, completions);
    return completions.slice(0, most);
  }

  #allCompletions(beginning: string): VocabularyWord[] {
    const found: VocabularyWord[] = [];
    for (let i = this.#firstFrom(beginning); this.#words[i]?.word.startsWith(beginning); i += 1) found.push(this.#words[i] as VocabularyWord);
    return found.sort((a, b) => b.documents - a.documents).slice(0, MOST);
  }

  #firstFrom(beginning: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#words[middle] as VocabularyWord).word < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Words that may differ from a typed one in one or two letters; `beginning`: the typed one may be a prefix. */
  similar(typed: string, beginning: boolean): VocabularyWord[] {
    const most = allowedErrors(typed.length);
    const letters = lettersOf(typed);
    const from = this.#lengthFrom[Math.min(LONGEST, Math.max(1, typed.length - most))] as number;
    const end = this.#lengthFrom[1 + (beginning ? LONGEST : Math.min(LONGEST, typed.length + most))] as number;
    const found: number[] = [];
    for (let at = from; at < end; at += 1) {
      const others = this.#letters[at] as number;
      if (bits(letters & ~others) <= most && (beginning || bits(others & ~letters) <= most)) found.push(this.#byLength[at] as number);
    }
    return found.sort((a, b) => a - b).map((i) => this.#words[i] as VocabularyWord);
  }
}

interface VocabularyParts {
  words: readonly VocabularyWord[];
  byWord: ReadonlyMap<string, VocabularyWord>;
  byStem: ReadonlyMap<string, { isName: boolean; documents: number }>;
  byLength: Int32Array;
  lengthFrom: Int32Array;
  letters: Int32Array;
}

function* partsOf(input: readonly VocabularyWord[]): Generator<undefined, VocabularyParts> {
  const byWord = new Map<string, VocabularyWord>();
  for (const [i, word] of input.entries()) {
    if (i % STEP === STEP - 1) yield;
    byWord.set(word.word, word);
  }
  const words = [...byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  yield;
  const lengths = new Uint8Array(words.length);
  const lengthFrom = new Int32Array(LONGEST + 2);
  const byStem = new Map<string, { isName: boolean; documents: number }>();
  for (const [i, { word, stem, isName, documents }] of words.entries()) {
    if (i % STEP === STEP - 1) yield;
    const length = /\d/.test(word) ? 0 : Math.min(LONGEST, word.length);
    lengths[i] = length;
    if (length > 0) (lengthFrom[length + 1] as number) += 1;
    const existing = byStem.get(stem);
    byStem.set(stem, { isName: isName || existing?.isName === true, documents: Math.max(documents, existing?.documents ?? 0) });
  }
  for (let length = 1; length <= LONGEST; length += 1) (lengthFrom[length + 1] as number) += lengthFrom[length] as number;
  const byLength = new Int32Array(lengthFrom[LONGEST + 1] as number);
  const letters = new Int32Array(byLength.length);
  const next = lengthFrom.slice();
  for (const [i, { word }] of words.entries()) {
    if (i % STEP === STEP - 1) yield;
    const length = lengths[i] as number;
    if (length === 0) continue;
    const at = next[length] as number;
    next[length] = at + 1;
    byLength[at] = i;
    letters[at] = lettersOf(word);
  }
  return { words, byWord, byStem, byLength, lengthFrom, letters };
}

export type Vocabularies = ReadonlyMap<LanguageCode, Vocabulary>;

function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}

function bits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
