import { readDecimal } from './read-decimal.ts';

/** Notations of currencies next to an amount. */
const SIGNS: Readonly<Record<string, RegExp>> = { EUR: /€|EUR/i, RSD: /RSD|din\.?/i, BAM: /BAM|KM/i, USD: /US\$|\$|USD/i, GBP: /£|GBP/i, CHF: /CHF|Fr\./i };

/** Parses an amount with or without its currency's sign, `19,99 €`. With another sign the text is returned, which the check of the line rejects. */
export function readPrice(text: string, currency: string): number | string {
  const sign = SIGNS[currency]?.source;
  const bare = sign === undefined ? text : text.trim().replace(new RegExp(`^(?:${sign})\\s*|\\s*(?:${sign})$`, 'i'), '');
  return readDecimal(bare) ?? text;
}

/** Parses an amount with its currency before or after it, by code or sign: `12.99 EUR`, `€ 12,99`. `currency` is `null` if not stated. */
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
