import { plainText } from '@vitrina/backend/seed';
import { truncateCharacters } from '@vitrina/contract/values/text';
import { cleanText } from './clean-text.ts';

export type Part = string | number | boolean;

const MAX_TEXT = 300;
const MAX_PARTS = 40;
/**
 * A list of words separated by commas without spaces, `Black,Silver`, offered as separate choices. A comma before a space or digit belongs
 * to a sentence or number.
 */
const WORDS = /^\p{L}[^,<&]{1,29}(?:,\p{L}[^,<&]{1,29}){1,9}$/u;
/** Maximum of decimal digits; further ones are noise. */
const DIGITS = 6;

/** Cleans a value of a specification table: no markup, at most 300 characters. A list of one becomes its only value; `null`: nothing is left. */
export function attributeValue(value: Part | Part[]): Part | (string | number)[] | null {
  if (!Array.isArray(value)) return typeof value === 'string' && value.includes(',') && WORDS.test(value) ? attributeValue(value.split(',')) : single(value);
  const parts = value
    .slice(0, MAX_PARTS)
    .map(single)
    .flatMap((part) => (part === null ? [] : [typeof part === 'boolean' ? (part ? 'yes' : 'no') : part]));
  const distinct = [...new Set(parts)];
  return distinct.length > 1 ? distinct : (distinct[0] ?? null);
}

function single(value: Part): Part | null {
  if (typeof value === 'number') return Number(value.toFixed(DIGITS));
  if (typeof value === 'boolean') return value;
  const text = cleanText(plainText(cleanText(value)));
  return text === '' ? null : truncateCharacters(text, MAX_TEXT);
}
