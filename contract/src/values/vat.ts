import { roundMinor } from './money.ts';

/** What of a gross amount is VAT, and what is left without it; minor units. */
export function vatOf(percent: number, gross: number): { percent: number; base: number; vat: number } {
  const vat = roundMinor((gross * percent) / (100 + percent));
  return { percent, base: gross - vat, vat };
}
