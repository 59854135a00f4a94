import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import * as z from 'zod';

export const code = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'is no code: lower-case letters, digits, hyphens')
  .max(130);
export const productCode = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'is no product code: letters, digits and . _ / -')
  .max(120);
/** Text of one line. */
export const line = z
  .string()
  .min(1, 'is empty')
  .max(300, 'is longer than 300 letters')
  .regex(/^[^\n]*$/, 'has more than one line');
export const language = z.enum(LANGUAGE_CODES);
export const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z.partialRecord(language, value) as unknown as z.ZodType<Partial<Record<LanguageCode, z.output<Value>>>>;
/** Amount with at most two decimals; stored in minor units. */
export const money = z
  .number()
  .positive('is no price above 0')
  .max(21_474_836)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'has more than two decimals');
export const day = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'is no day (YYYY-MM-DD)')
  .refine((value) => isDay(value), 'is no day of the calendar');
function isDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}
/** A day, or one relative to the day of loading, so that demo shops are never outdated. */
export const moment = z
  .string()
  .regex(
    /^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z)?|\d{1,4}(?:\.\d{1,6})? days (?:ago|ahead))$/,
    'is neither a day (YYYY-MM-DD) nor "12 days ago"',
  )
  .refine((value) => value.includes('days') || isDay(value.slice(0, 10)), 'is no day of the calendar');

/** A path to a file in the shop's `pictures/`. */
export const pictureFile = z
  .string()
  .max(200)
  .regex(/^(?!.*(?:^|\/)\.)[\w.-]+(?:\/[\w.-]+)*\.(?:jpe?g|png|webp|avif|svg)$/i, 'is no picture in pictures/ (jpg, png, webp, avif, svg)');

/** A drawing by the shop: the kind of device, its parameters, and optionally the views. */
export const drawing = z
  .object({ draw: code, views: z.array(code).min(1).max(8).optional() })
  .catchall(z.union([z.string().max(200), z.number(), z.boolean(), z.array(code)]));
export const picture = z.union([drawing, z.strictObject({ file: pictureFile })]);

export type Picture = z.output<typeof picture>;
