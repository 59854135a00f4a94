import { z } from 'zod';
import { readIban } from '../values/iban.ts';
import { amount, amounts, currency, language, line, listOf, percent, postalAddress, whole } from './fields.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the code of a way to pay');

const way = z.strictObject({
  /** Code of the gateway: `bank-transfer`, `cash-on-delivery`, `stripe`. Its secrets stay in the environment. */
  code,
  /** Markets; absent: all that use its currencies; empty: off. */
  markets: listOf(language).optional(),
  /** Fee for the buyer, with VAT; absent: none. */
  fee: amounts.optional(),
  /** Least and greatest order total for this method. */
  least: amounts.optional(),
  most: amounts.optional(),
});
export type PaymentWay = z.output<typeof way>;

/** An account for transfers. */
const account = z.strictObject({
  currency,
  iban: z.string().refine((text) => readIban(text) !== null, 'must be an IBAN with right control digits'),
  bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 characters'),
  /** Markets; absent: those of its currency that no other account names. */
  markets: listOf(language).optional(),
  /** Recipient as printed on slips; absent: the market's legal entity. */
  recipient: z.strictObject({ name: line(70), address: line(70), town: line(70) }).optional(),
});
export type AccountSettings = z.output<typeof account>;

/** Lender of instalments. They are shown only in markets where it is licensed (directive 2023/2225, articles 8 and 37). */
const lender = z.strictObject({
  name: line(120),
  address: postalAddress,
  /** Authority and number of its licence. */
  licence: line(160),
  markets: listOf(language).min(1, 'must name at least one market'),
});

const instalments = z.strictObject({
  provider: line(60),
  /** Lender; absent: instalments are not shown. */
  lender: lender.optional(),
  /** Payment method of the credit; absent, or not offered in a market: no instalments are shown there. */
  way: code.optional(),
  /** Cost on top of the price by number of instalments, in percent of the price. */
  plans: z
    .array(z.strictObject({ count: whole(2, 120), percent }))
    .min(1)
    .max(12),
  leastMonthly: z.partialRecord(currency, amount),
});

/** `payment.yaml` */
export const paymentSettings = z.strictObject({
  /** Payment methods in the order offered; configured ones not named here come first. */
  ways: z
    .array(way)
    .max(50)
    .refine((ways) => new Set(ways.map(({ code }) => code)).size === ways.length, 'must not name the same way twice')
    .default([]),
  accounts: z.array(account).max(50).default([]),
  /** Days that an order waits for its transfer. */
  transferDays: whole(1, 60).default(7),
  /** Instalments; absent: none are shown. */
  instalments: instalments.optional(),
});
export type PaymentSettings = z.output<typeof paymentSettings>;
