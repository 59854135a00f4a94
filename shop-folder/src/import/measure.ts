import { knownUnit } from './attribute-name.ts';

/** How much of the first unit of its row each unit is. Bytes are left out: some count them by 1,000 and some by 1,024. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  { mm: 1, cm: 10, m: 1000, km: 1_000_000, '"': 25.4, ft: 304.8 },
  { g: 1, kg: 1000, lb: 453.59237, oz: 28.349523 },
  { W: 1, kW: 1000 },
  { Hz: 1, kHz: 1000, MHz: 1_000_000, GHz: 1_000_000_000 },
  { ms: 1, s: 1000, min: 60_000, h: 3_600_000 },
  { ml: 1, l: 1000 },
  { mA: 1, A: 1000 },
  { mAh: 1, Ah: 1000 },
  { Wh: 1, kWh: 1000 },
];
const MEASURE = /^(-?\d+(?:[.,]\d+)?)\s*(\D.*)?$/;
const DIGITS = 4;

/** A text such as `35.6 cm` as a number in the unit; `null`: it is no measure of that kind. */
export function inUnit(text: string, unit: string): number | null {
  const [, digits, word] = MEASURE.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits.replace(',', '.'));
  const own = word === undefined ? unit : knownUnit(word);
  if (own === unit) return number;
  const kind = KINDS.find((factors) => unit in factors && own !== undefined && own in factors);
  return kind && own !== undefined ? Number(((number * (kind[own] as number)) / (kind[unit] as number)).toFixed(DIGITS)) : null;
}
