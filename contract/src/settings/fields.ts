import { z } from 'zod';
import { COUNTRY_CODES } from '../values/countries.ts';
import { isIsoCountry } from '../values/iso-countries.ts';
import { CURRENCIES, type CurrencyCode, LANGUAGE_CODES } from '../values/languages.ts';

/** A line of plain text: no control characters, no bidirectional control characters, no angle brackets. */
export const line = (most: number) =>
  z
    .string()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(
      /^[^\p{Cc}\p{Bidi_Control}<>\s](?:[^\p{Cc}\p{Bidi_Control}<>]*[^\p{Cc}\p{Bidi_Control}<>\s])?$/u,
      'must be one line without < and >, without spaces at its ends',
    );

/** Identifier within the settings: `home`, `vitrina-si`. */
export const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be a name such as home or courier-2: small letters, digits, hyphens');

/** Language of pages and mails. */
export const language = z.enum(LANGUAGE_CODES, { error: `must be one of ${LANGUAGE_CODES.join(', ')}` });
export const currency = z.enum(Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]], { error: `must be one of ${Object.keys(CURRENCIES).join(', ')}` });
/** Any country of the world. */
export const country = z.string().refine(isIsoCountry, 'must be a country code of two letters (ISO 3166), such as SI');
/** A country whose addresses the shop can check, so that it can deliver there. */
export const deliveryCountry = z.enum(COUNTRY_CODES, { error: `must be one of ${COUNTRY_CODES.join(', ')}` });

/** An amount of money as a decimal, `3.9` for three euros and ninety cents; `toMinor` converts it. */
export const amount = z
  .number('must be a number')
  .min(0, 'must not be below 0')
  .max(10_000_000, 'must be at most 10000000')
  .multipleOf(0.01, 'must have at most two decimals');
export const amounts = z.partialRecord(currency, amount);
export type Amounts = Readonly<Partial<Record<CurrencyCode, number>>>;

export const percent = z
  .number('must be a number')
  .min(0, 'must not be below 0')
  .max(100, 'must be at most 100')
  .multipleOf(0.01, 'must have at most two decimals');
export const whole = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`;
  return z.number(words).int(words).min(least, words).max(most, words);
};

export const email = z
  .string()
  .max(254)
  .regex(/^[^\s@<>"(),:;]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/i, 'must be an e-mail address');
export const phone = z.string().regex(/^\+[1-9](?:[ /-]?\d){6,14}$/, 'must be a phone number with its country, such as +386 1 234 56 78');
export const webAddress = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be a web address such as https://example.com/');
/** `#rrggbb`, the format needed to compute contrast. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1d4ed8');
/** `14:00`. */
export const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:00');
export const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as Europe/Ljubljana');
/** Path of a file of the shop's own, below its folder. */
export const file = (endings: string) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:[a-z0-9][a-z0-9_-]*/)*[a-z0-9][a-z0-9._-]*\\.(?:${endings})$`),
      `must be a path such as theme/logo.svg (${endings.replaceAll('|', ', ')})`,
    );
export const themePicture = file('svg|png|webp').refine((path) => path.startsWith('theme/'), 'must lie in theme/');
/** Path of a page without language prefix. */
export const pagePath = z.string().regex(/^\/(?:[\w-]+\/)*$/, 'must be the path of a page such as /auth/edit/');

export const postalAddress = z.strictObject({
  /** Street and number. */
  street: line(120),
  postCode: line(12),
  town: line(80),
  country,
});
export type PostalAddress = z.output<typeof postalAddress>;

/** True if the list has no duplicates. */
export const isUnique = (all: readonly string[]): boolean => new Set(all).size === all.length;
export const listOf = <Item extends z.ZodType<string>>(item: Item, most = 100) => z.array(item).max(most).refine(isUnique, 'must not name the same twice');

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]+\/[\w+/-]+$|^UTC$/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
