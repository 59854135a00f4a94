import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { toLatin } from '@vitrina/contract/values/to-latin';
import { fold } from './fold.ts';
import { unitOf } from './units.ts';

export interface Token {
  /** Usual spelling in lower-case Latin letters. */
  shown: string;
  /** Folded, without punctuation: `wh1000xm4`. */
  word: string;
  /** Parts of a compound token: `wh`, `1000xm4`; otherwise empty. */
  parts: readonly string[];
}

/** A word with the punctuation allowed inside; `/`, `&` and blanks separate words. */
const CHUNK = /[\p{L}\p{N}]+(?:[-‐‑.,'’+_][\p{L}\p{N}]+)*/gu;
const INCH_SIGN = /(\d)\s?(?:["″”“]|''|’’)/g;
const MAX_LENGTH = 40;

/** Splits a text into words. A model code yields its joined form and its parts; decimal numbers are one word with a point; thousands separators are removed. */
export function splitWords(text: string): Token[] {
  const tokens: Token[] = [];
  for (const chunk of toLatin(text.normalize('NFC')).toLowerCase().replace(INCH_SIGN, '$1in ').match(CHUNK) ?? []) {
    if (!PUNCTUATED.test(chunk)) tokens.push(tokenOf(chunk));
    else for (const piece of pieces(chunk)) tokens.push(tokenOf(piece));
  }
  return tokens;
}

/** Marks a chunk that may have to be split; most do not. */
const PUNCTUATED = /[.,'’]/;

/** Splits a chunk at its commas and apostrophes, unless it is a number. */
function pieces(chunk: string): string[] {
  if (/^\d+[.,]\d+(?!\d*[.,])/.test(chunk)) return [chunk.replace(/^([1-9]\d{0,2})[.,](\d{3})(?!\d)/, '$1$2').replace(/^(\d+),(\d)/, '$1.$2')];
  return chunk.split(/[,'’]/);
}

const memo = createBoundedMemo<Token>(50_000);
const tokenOf = (shown: string): Token => memo(shown, readToken);

function readToken(shown: string): Token {
  const folded = fold(shown).slice(0, MAX_LENGTH);
  const decimal = /^\d+\.\d+/.exec(folded)?.[0];
  const rest = decimal ? folded.slice(decimal.length) : folded;
  const parts = [...(decimal ? [decimal] : []), ...rest.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '')];
  const word = decimal ? decimal + rest.replace(/[^\p{L}\p{N}]+/gu, '') : parts.join('');
  return { shown, word, parts: parts.length > 1 ? parts : runs(word) };
}

/** `rtx4070` is `rtx` and `4070`, `12gb` is `12` and `gb`; longer mixtures and single letters are not split. */
function runs(word: string): readonly string[] {
  const letters = /^(\p{L}{2,})(\d+)$/u.exec(word);
  if (letters) return [letters[1] as string, letters[2] as string];
  const number = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(word);
  return number && unitOf(number[2] as string) ? [number[1] as string, number[2] as string] : [];
}
