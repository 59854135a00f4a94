import { plainText } from '@vitrina/backend/seed';
import { truncateCharacters } from '@vitrina/contract/values/text';
import { cleanText } from './clean-text.ts';

export type Part = string | number | boolean;

const MAX_TEXT = 300;
const MAX_PARTS = 40;
/** Words of a list without blanks, `Black,Silver`: a shopper chooses by one of them. A comma before a blank or a digit stands in a sentence or a number. */
const WORDS = /^\p{L}[^,<&]{1,29}(?:,\p{L}[^,<&]{1,29}){1,9}$/u;
/** Digits beyond those of any measure, which would be noise. */
const DIGITS = 6;

/** A value of a specification table: no markup, no more than 300 characters. A list of one is its one; `null` where nothing is left. */
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
