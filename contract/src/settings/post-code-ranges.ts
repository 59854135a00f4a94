import { z } from 'zod';

/** `1`: all post codes that begin so; `2000-2999`: those of the range, both ends included. */
export const postCodes = z
  .string()
  .regex(/^[A-Z0-9]{1,10}(?:-[A-Z0-9]{1,10})?$/i, 'must be the beginning of post codes, such as 10, or a range such as 2000-2999');

/** True if a range ends after its beginning, with equally many characters. */
export function isRange(range: string): boolean {
  const [from = '', to] = range.split('-');
  return to === undefined || (from.length === to.length && from <= to);
}

/** True if one of the ranges contains a post code; spaces, hyphens and case do not matter. */
export function holdsPostCode(ranges: readonly string[], postCode: string): boolean {
  const bare = postCode.replace(/[\s-]/g, '').toUpperCase();
  return ranges.some((range) => isWithin(bare, range.toUpperCase()));
}

function isWithin(postCode: string, range: string): boolean {
  const [from = '', to] = range.split('-');
  if (to === undefined) return postCode.startsWith(from);
  const begin = postCode.slice(0, from.length);
  return begin.length === from.length && begin >= from && begin <= to;
}
