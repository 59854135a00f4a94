import { type CurrencyCode, LANGUAGES } from '@vitrina/contract/values/languages';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import { amount, currency } from '@vitrina/contract/settings/fields';
import * as z from 'zod';
import { money } from '../schemas/parts.ts';
import type { SiteChecking } from './site-kind.ts';

/** Sums of money by currency. */
export type Amounts = Partial<Record<CurrencyCode, number>>;

const inCurrencies = (sum: z.ZodType<number>) =>
  z.partialRecord(currency, sum).refine((all) => Object.keys(all).length > 0, 'names no currency') as unknown as z.ZodType<Amounts>;
/** Amounts by currency: `{ EUR: 5, RSD: 600 }`. */
export const amounts = inCurrencies(money);
/** Minimum amounts by currency; 0: no minimum. */
export const minimums = inCurrencies(amount);
/** Percentage taken off a price. */
export const percent = z.int('is no whole number').min(1, 'is less than 1 %').max(100, 'is more than 100 %');

const each = (all: Amounts, change: (value: number) => number): Amounts =>
  Object.fromEntries(Object.entries(all).map(([code, value]) => [code, change(value)]));
export const minorOf = (all: Amounts): Amounts => each(all, toMinor);
/** Converts from minor units. */
export const written = (all: Amounts): Amounts => each(all, (value) => toDecimal(value));

type Markets = Partial<Record<string, { currency?: CurrencyCode; enabled?: boolean }>>;

/** Reports currencies that no market of the shop uses, and warns of missing ones, in which the entry does not apply. */
export function checkCurrencies(
  entry: object,
  path: readonly (string | number)[],
  all: Amounts | undefined,
  { facts: { shop }, documents, report }: SiteChecking,
): void {
  if (!all) return;
  const markets = (documents.markets ?? {}) as Markets;
  const charged = new Set(shop.languages.filter((lang) => markets[lang]?.enabled !== false).map((lang) => markets[lang]?.currency ?? LANGUAGES[lang].currency));
  for (const code of Object.keys(all) as CurrencyCode[])
    if (!charged.has(code)) report.error(entry, [...path, code], `no market of this shop charges ${code}; its currencies are ${[...charged].join(', ')}`);
  const missing = [...charged].filter((code) => all[code] === undefined);
  if (missing.length > 0) report.warning(entry, path, `says nothing of ${missing.join(', ')}`);
}
