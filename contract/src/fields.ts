/** Building blocks of the schemas: bounded, so that no field of a call is unlimited. */
import { z } from 'zod';
import { LANGUAGE_CODES } from './values/languages.ts';

export const id = z.number().int().min(1).max(2_147_483_647);
export const idInQuery = z.coerce.number().int().min(1).max(2_147_483_647);
export const code = z.string().min(1).max(120);
/** Money that people type, in whole minor units of the currency. */
export const amount = z
  .number()
  .min(0.01)
  .max(10_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);
/** ISO dates know a year 0, which the database does not. */
const hasYear = (value: string): boolean => !value.startsWith('0000');
/** A moment with its offset from UTC. */
export const moment = z.iso.datetime({ offset: true }).refine(hasYear);
/** `2026-11-23` */
export const day = z.iso.date().refine(hasYear);
/** One line of words. */
export const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);
/** Identifier of an order, `{id}-{code}`; the code has 128 random bits. */
export const orderIdentifier = z.string().regex(/^\d{1,18}-[A-Za-z0-9_-]{22}$/);
export const slug = z.string().min(1).max(300);
export const languageCode = z.enum(LANGUAGE_CODES);
/** Decimal number with at most two decimals in the language's currency; `null`: on request. */
export const price = z.number().nullable();
/** `1` or absent in queries, true or false in bodies. */
export const flag = z
  .union([z.boolean(), z.literal(['0', '1', 'true', 'false']), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');
/** Added by the client to the body of POST and PUT; equal to the header `X-Lang`. */
export const lang = languageCode.optional();
