import { readDecimal } from './read-decimal.ts';

/** How a currency is written beside an amount. */
const SIGNS: Readonly<Record<string, RegExp>> = { EUR: /€|EUR/i, RSD: /RSD|din\.?/i, BAM: /BAM|KM/i, USD: /US\$|\$|USD/i, GBP: /£|GBP/i, CHF: /CHF|Fr\./i };

/** An amount with or without the sign of its own currency, `19,99 €`. With another sign it is none: a text, which the check of the line refuses. */
export function readPrice(text: string, currency: string): number | string {
  const sign = SIGNS[currency]?.source;
  const bare = sign === undefined ? text : text.trim().replace(new RegExp(`^(?:${sign})\\s*|\\s*(?:${sign})$`, 'i'), '');
  return readDecimal(bare) ?? text;
}
