import { readDay } from '../read-day.ts';
import { readPrice } from '../read-price.ts';

interface QuotedPrices {
  regular: string;
  sale: string;
  /** Days, from midnight to midnight; empty: always. */
  from: string;
  to: string;
  /** Currency of amounts that name none. */
  currency: string;
}

/** The price of today, with its first day where that is told. What is no number is given as it stands, to be refused. */
export function priceInForce({ regular, sale, from, to, currency }: QuotedPrices, now: Date): { amount: number | string; from: string | null } | null {
  const begins = from ? readDay(from) : Number.NEGATIVE_INFINITY;
  const ends = to ? endOf(to) : Number.POSITIVE_INFINITY;
  const isOn = sale !== '' && now.getTime() >= begins && now.getTime() <= ends;
  const text = isOn ? sale : regular;
  if (text === '') return null;
  return { amount: readPrice(text, currency), from: isOn && Number.isFinite(begins) ? new Date(begins).toISOString() : null };
}

/** A day without a time lasts to its end. */
const endOf = (text: string): number => readDay(text) + (/\d:\d/.test(text) ? 0 : 86_399_999);
