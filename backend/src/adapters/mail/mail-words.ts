import { formatDate, USUAL_TIME_ZONE, withTime } from '@vitrina/contract/values/date';
import { dateFormat, inZone, numberFormat } from '@vitrina/contract/values/formats';
import { CURRENCIES, type CurrencyCode, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { pluralName } from '@vitrina/contract/values/plural-name';
import { applyPattern, formatAmount } from '@vitrina/contract/values/money';
import type { MailText } from './mail-shop.ts';

/** A number is formatted as a count. */
type Values = Readonly<Record<string, string | number>>;

/** Texts of a language and its formats of amounts and dates. */
export interface MailWords {
  lang: LanguageCode;
  /** A text with its `{placeholders}` filled; values are inserted without escaping. A `count` selects the plural form. */
  translate: (name: string, values?: Values) => string;
  /** `1.299,99 €`: an amount in the currency of the purchase. */
  price: (decimal: number, currency: string) => string;
  percent: (rate: number) => string;
  /** `21.11.2026.`, `21 November 2026`; a date without a time is not converted to a time zone. */
  day: (iso: string) => string;
  /** Date and time in the shop's time zone, with its name: `21.11.2026. 10:30:05 CET`. */
  moment: (iso: string) => string;
}

/** In these languages a month's name would have to be declined ("do 5. maja"), and formatters know one case only. */
const IN_FIGURES: ReadonlySet<LanguageCode> = new Set(['si', 'hr', 'rs', 'ba', 'me']);
const NAMED = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const;
const PERCENT = { maximumFractionDigits: 1 } as const;

/** The texts of a mail in its language. */
export function mailWords(text: MailText, lang: LanguageCode, timeZone = USUAL_TIME_ZONE): MailWords {
  const { locale } = LANGUAGES[lang];
  const formOf = (name: string, count: Values[string] | undefined): string =>
    typeof count === 'number' ? pluralName(name, count, { lang, has: (one) => text(lang, one) !== one }) : name;
  return {
    lang,
    translate: (name, values = {}) => fill(text(lang, formOf(name, values.count)), values),
    price: (decimal, currency) => applyPattern(patternOf(currency), formatAmount(decimal, locale)),
    percent: (rate) => numberFormat(locale, PERCENT).format(rate),
    day: (iso) => (IN_FIGURES.has(lang) ? formatDate(iso, lang, timeZone) : namedDay(iso, locale, timeZone)),
    moment: (iso) => withTime(formatDate(iso, lang, timeZone), dateFormat(locale, inZone(TIME, timeZone)).format(new Date(iso))),
  };
}

const patternOf = (currency: string): string => CURRENCIES[currency as CurrencyCode]?.pattern ?? `%s ${currency}`;

/** The dot at the end of a date also ends the sentence. */
const fill = (pattern: string, values: Values): string =>
  pattern.replace(/\{(\w+)\}(\.?)/g, (whole, key: string, dot: string) => {
    const value = values[key];
    return value === undefined ? whole : `${value}${String(value).endsWith('.') ? '' : dot}`;
  });

const namedDay = (iso: string, locale: string, timeZone: string): string =>
  dateFormat(locale, inZone(NAMED, /^\d{4}-\d\d-\d\d$/.test(iso) ? 'UTC' : timeZone))
    .format(new Date(iso))
    .replace(/ /g, '\u00a0');
