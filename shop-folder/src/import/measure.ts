import { knownUnit } from './attribute-name.ts';

/** Factors of units to the first unit of their row. Bytes are left out: their multiples are 1,000 or 1,024, depending on the source. */
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

/** Parses a number with its unit, `null` if it has none; `null` as a whole: not a measure. */
export function readMeasure(text: string): { number: number; unit: string | null } | null {
  const [, digits, word] = MEASURE.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const unit = word === undefined ? null : (knownUnit(word) ?? null);
  return word !== undefined && unit === null ? null : { number: Number(digits.replace(',', '.')), unit };
}

const kindOf = (a: string, b: string) => KINDS.find((factors) => a in factors && b in factors);

/** True if a measure can be converted between the units. */
export const convertible = (from: string, to: string): boolean => from === to || kindOf(from, to) !== undefined;

/** Converts a number between units; `null`: they measure different quantities. */
export function converted(number: number, from: string, to: string): number | null {
  if (from === to) return number;
  const kind = kindOf(from, to);
  return kind ? Number(((number * (kind[from] as number)) / (kind[to] as number)).toFixed(DIGITS)) : null;
}

/** Converts a text such as `35.6 cm` to a number in the unit; a number without a unit is in `bare`. `null`: not a measure of that quantity. */
export function inUnit(text: string, unit: string, bare: string | null = unit): number | null {
  const measure = readMeasure(text);
  return measure && converted(measure.number, measure.unit ?? bare ?? unit, unit);
}
