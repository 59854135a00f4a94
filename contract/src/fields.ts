/** Building blocks of the schemas: bounded, so that no field of a call is unlimited. */
import { z } from 'zod';
import { LANGUAGE_CODES } from './values/languages.ts';

export const id = z.number().int().min(1).max(2_147_483_647);
export const idInQuery = z.coerce.number().int().min(1).max(2_147_483_647);
export const code = z.string().min(1).max(120);
export const slug = z.string().min(1).max(300);
export const languageCode = z.enum(LANGUAGE_CODES);
/** Decimal number with at most two decimals in the language's currency; `null`: on request. */
export const price = z.number().nullable();
/** `1` or absent in queries, true or false in bodies. */
export const flag = z
  .union([z.boolean(), z.literal(['0', '1', 'true', 'false']), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');
/** Added by the client to the body of POST and PUT; the header `X-Lang` says the same. */
export const lang = languageCode.optional();
