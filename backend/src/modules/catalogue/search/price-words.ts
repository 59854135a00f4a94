import type { LanguageCode } from '@vitrina/contract/values/languages';
import { speechOf } from './speech.ts';
import { unitOf } from './units.ts';

export interface Price {
  /** Minor units. */
  amount: number;
  /** Number of words. */
  length: number;
}

const CURRENCY = new Set('eur euro euros eura evra evrov evro evre evri eurov eurima din dinar dinara dinari rsd bam maraka marka marke'.split(' '));
const SMALLEST = { rs: 1000, other: 30 };
const SIGN = /(\d)\s*€|€\s*(\d[\d.,]*)/g;
const ATTACHED = /(\d)(eur|euro|euros|eura|din|rsd)\b/gi;
const MARKS = /(\d)\s*km\b/gi;
const DASH = /(\d{2,6})\s*[-–—]\s*(\d{2,6})(?=\s*(?:€|eur|din|rsd|km\b|evr))/gi;

/** Separates prices in various notations, `€20`, `20eur`, `200–300 €`, into words: number, currency. */
export function spellPrices(raw: string, lang: LanguageCode): string {
  const text = raw
    .replace(DASH, '$1 \u2192 $2')
    .replace(SIGN, (_, before?: string, after?: string) => (before ? `${before} eur ` : `${after} eur `))
    .replace(ATTACHED, '$1 $2');
  const ranged = text.replaceAll('\u2192', speechOf(lang).to.at(-1)?.join(' ') ?? '');
  return lang === 'ba' ? ranged.replace(MARKS, '$1 bam') : ranged;
}

interface PriceOptions {
  lang: LanguageCode;
  /** True after a word that announces a price: then `20e` is a price and not a name. */
  isLimit: boolean;
}

/** Reads the number at `i` with its currency as a price; `null`: none. */
export function priceAt(words: readonly string[], i: number, { lang, isLimit }: PriceOptions): Price | null {
  const [, digits, sign] = /^(\d{1,8}(?:\.\d{1,2})?)(e?)$/.exec(words[i] ?? '') ?? [];
  if (digits === undefined || (sign === 'e' && !isLimit)) return null;
  const amount = Math.round(Number(digits) * 100);
  if (sign === 'e') return { amount, length: 1 };
  const next = words[i + 1] ?? '';
  if (CURRENCY.has(next)) return { amount, length: 2 };
  if (unitOf(next) !== undefined) return null;
  const smallest = lang === 'rs' ? SMALLEST.rs : SMALLEST.other;
  return Number(digits) >= smallest ? { amount, length: 1 } : null;
}
