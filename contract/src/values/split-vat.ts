import { roundMinor } from './money.ts';

/** Splits a gross amount into VAT and net, minor units. */
export function splitVat(percent: number, gross: number): { percent: number; base: number; vat: number } {
  const vat = roundMinor((gross * percent) / (100 + percent));
  return { percent, base: gross - vat, vat };
}
