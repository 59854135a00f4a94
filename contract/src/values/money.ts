/** Money is an integer of minor units (cents, para, fening) everywhere but in JSON, where it is a decimal number. */
import { numberFormat } from './formats.ts';
import { CURRENCIES, type CurrencyCode, LANGUAGES, type LanguageCode } from './languages.ts';

/** 129999 → 1299.99. `null` stays `null`: there is no price. */
export function toDecimal(minor: number): number;
export function toDecimal(minor: number | null): number | null;
export function toDecimal(minor: number | null): number | null {
  return minor === null ? null : minor / 100;
}

/** 1299.99 → 129999. The only place where a decimal becomes minor units. */
export const toMinor = (decimal: number): number => Math.round((decimal + Math.sign(decimal) * 1e-9) * 100);

/** Rounds half away from zero to whole minor units; the one rounding rule for VAT, discounts and rates. */
export const roundMinor = (value: number): number => Math.sign(value) * Math.round(Math.abs(value) + 1e-9);

/**
 * Reads a price as people write it: strips currency signs (€, $, KM, RSD) and spaces, takes a comma or a dot as decimal
 * sign and rounds to two decimals (specification, section 5). Where both signs occur the last one is the decimal sign; a
 * sign that occurs more than once separates thousands. Returns a decimal number; `null`: no number.
 */
export function parsePrice(text: string): number | null {
  const bare = text.replace(/(?:€|\$|KM|RSD|EUR|BAM)|[\s\u00a0\u202f]/gi, '');
  if (!/^[-−]?\d[\d.,]*$/.test(bare)) return null;
  const decimalAt = decimalSignAt(bare);
  const digits = (part: string) => part.replace(/[.,]/g, '');
  const whole = decimalAt < 0 ? digits(bare) : digits(bare.slice(0, decimalAt));
  const fraction = decimalAt < 0 ? '' : digits(bare.slice(decimalAt + 1));
  const value = Number(`${whole.replace('−', '-')}.${fraction || '0'}`);
  return Number.isFinite(value) ? toMinor(value) / 100 : null;
}

function decimalSignAt(text: string): number {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  const last = Math.max(dot, comma);
  if (last < 0) return -1;
  const sign = text[last];
  const once = text.indexOf(sign as string) === last;
  return once ? last : -1;
}

/** Locale when no language is given (specification, section 9). */
const DEFAULT_LOCALE = 'hr-HR';

/** Two decimals in a locale, no currency: `1.299,99`. */
export const formatAmount = (decimal: number, locale = DEFAULT_LOCALE): string => numberFormat(locale, TWO_DECIMALS).format(decimal);
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' } as const;

/** `1.299,99 €`, with a no-break space, in the language's locale and currency. */
export function formatPrice(decimal: number, lang: LanguageCode, currency: CurrencyCode = LANGUAGES[lang].currency): string {
  return applyPattern(CURRENCIES[currency].pattern, formatAmount(decimal, LANGUAGES[lang].locale));
}

/** Formats an amount without a language, by its currency alone: `1.299,99 €`; an unknown currency is shown by its code. */
export const formatSum = (decimal: number, currency: string): string =>
  applyPattern(CURRENCIES[currency as CurrencyCode]?.pattern ?? `%s ${currency}`, formatAmount(decimal));

/** Puts an amount into a currency's pattern (`%s KM`); the space before the sign does not break. */
export const applyPattern = (pattern: string, amount: string): string => pattern.replace('%s', amount).replace(/ /g, '\u00a0');
