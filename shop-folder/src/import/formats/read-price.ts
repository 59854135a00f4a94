import { readDecimal } from './read-decimal.ts';

/** Notations of a currency beside an amount. */
const SIGNS: Readonly<Record<string, RegExp>> = { EUR: /€|EUR/i, RSD: /RSD|din\.?/i, BAM: /BAM|KM/i, USD: /US\$|\$|USD/i, GBP: /£|GBP/i, CHF: /CHF|Fr\./i };

/** An amount with or without the sign of its own currency, `19,99 €`. With another sign it is none: a text, which the check of the line refuses. */
export function readPrice(text: string, currency: string): number | string {
  const sign = SIGNS[currency]?.source;
  const bare = sign === undefined ? text : text.trim().replace(new RegExp(`^(?:${sign})\\s*|\\s*(?:${sign})$`, 'i'), '');
  return readDecimal(bare) ?? text;
}

/** An amount with its currency before or behind it, by its code or its sign: `12.99 EUR`, `€ 12,99`. A currency that is not said is `null`. */
export function readMoney(text: string): { amount: number | string; currency: string | null } {
  const [, before = '', digits = '', after = ''] = /^([^\d,.-]*)(-?[\d.,\s\u00a0\u202f']+?)([^\d,.]*)$/u.exec(text.trim()) ?? [];
  const word = (before || after).trim();
  const currency = /^[A-Za-z]{3}$/.test(word)
    ? word.toUpperCase()
    : Object.keys(SIGNS).find((code) => new RegExp(`^(?:${SIGNS[code]?.source})$`, 'i').test(word));
  const amount = readDecimal(digits);
  const isMoney = amount !== null && (word === '' || currency !== undefined) && !(before.trim() && after.trim());
  return isMoney ? { amount, currency: currency ?? null } : { amount: text, currency: null };
}
