import { z } from 'zod';
import { amounts, id, isUnique, language, line, listOf, percent, whole } from './fields.ts';

const category = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'must be a code such as smartphones');
const titles = z.partialRecord(language, line(120));
const once = (all: readonly { code: string }[]): boolean => isUnique(all.map(({ code }) => code));

const question = z.strictObject({
  code: id,
  titles,
  /** True: multiple choice, with any number of answers, also none. */
  many: z.boolean().default(false),
  answers: z
    .array(z.strictObject({ code: id, titles }))
    .min(1)
    .max(12)
    .refine(once, 'must not name the same answer twice'),
});
export type TradeInQuestion = z.output<typeof question>;

/** Effect of an answer on the trade-in sum. */
const effect = z
  .strictObject({
    /** Answers of the first question only: value of the device before deductions, by currency. */
    worth: amounts.optional(),
    /** Share of the sum that remains, percent. */
    keeps: percent.optional(),
    /** Amount subtracted at the end, by currency. */
    less: amounts.optional(),
    /** True: a device with this answer is not accepted. */
    refused: z.literal(true).optional(),
  })
  .refine((fields) => Object.keys(fields).length === 1, 'must say one of worth, keeps, less, refused');
export type TradeInEffect = z.output<typeof effect>;

const device = z.strictObject({
  code: id,
  /** Kind of the device: a phone, a laptop. */
  titles,
  enabled: z.boolean().default(true),
  /** Markets; absent: all. */
  markets: listOf(language).optional(),
  /** Categories on whose product pages it is offered, subcategories included. */
  categories: listOf(category).min(1),
  /** Least amount, by currency: a device with a lower value is not accepted. */
  least: amounts,
  /** The first question sets the value, the others reduce it. */
  questions: z
    .array(z.strictObject({ question: id, answers: z.record(id, effect) }))
    .min(3)
    .max(5)
    .refine((all) => isUnique(all.map(({ question }) => question)), 'must not ask the same twice'),
});
export type TradeInDevice = z.output<typeof device>;

/** `trade-in.yaml`: old devices that the shop accepts, and their value as a coupon. */
export const tradeInSettings = z.strictObject({
  /** Days after the offer within which the device has to arrive; until then the offered amount is valid. */
  days: whole(3, 90).default(21),
  /** Days to accept a revised offer; then the device is returned. */
  answerDays: whole(3, 90).default(14),
  /** Validity of the coupon, days. */
  couponDays: whole(30, 1825).default(365),
  questions: z.array(question).max(60).refine(once, 'must not hold the same question twice').default([]),
  devices: z.array(device).max(40).refine(once, 'must not name the same device twice').default([]),
});
export type TradeInSettings = z.output<typeof tradeInSettings>;
