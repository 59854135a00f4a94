import { readDay } from '../read-day.ts';
import { readPrice } from '../read-price.ts';

interface QuotedPrices {
  regular: string;
  sale: string;
  /** Days of the sale price, from midnight to midnight; empty: no limit. */
  from: string;
  to: string;
  /** Currency of amounts without one. */
  currency: string;
}

/** The price in force, with its first day if stated. Text that is no number is returned unchanged, to be rejected by the check. */
export function priceInForce({ regular, sale, from, to, currency }: QuotedPrices, now: Date): { amount: number | string; from: string | null } | null {
  const begins = from ? readDay(from) : Number.NEGATIVE_INFINITY;
  const ends = to ? endOf(to) : Number.POSITIVE_INFINITY;
  const isOn = sale !== '' && now.getTime() >= begins && now.getTime() <= ends;
  const text = isOn ? sale : regular;
  if (text === '') return null;
  return { amount: readPrice(text, currency), from: isOn && Number.isFinite(begins) ? new Date(begins).toISOString() : null };
}

/** Last millisecond of a period; a date without a time is included to its end. */
const endOf = (text: string): number => readDay(text) + (/\d:\d/.test(text) ? 0 : 86_399_999);
