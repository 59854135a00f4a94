import { z } from 'zod';

/** A whole number within bounds. */
export const whole = (least: number, most: number) => z.coerce.number(`must be a whole number from ${least} to ${most}`).int().min(least).max(most);

export const url = (protocols: RegExp, example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), `must be an address such as ${example}`);

export const HTTP = /^https?:$/;

/** A switch: `1` is on. */
export const flag = (byDefault: '0' | '1') =>
  z
    .enum(['0', '1'])
    .default(byDefault)
    .transform((text) => text === '1');

/** `key=value` by commas, values encoded as in addresses. */
export function keysAndValues(text: string, context: z.core.$RefinementCtx): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const isPair = (pair: string): boolean => /^\s*[\w-]+=/.test(pair) && !/%(?![\da-f]{2})/i.test(pair);
  if (!pairs.every(isPair)) {
    context.addIssue('must look like key=value,other=value');
    return z.NEVER;
  }
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim().toLowerCase(), decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim())]),
  );
}
