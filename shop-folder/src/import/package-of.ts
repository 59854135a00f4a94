import type { FieldReader } from './field-reader.ts';
import type { ImportRecord } from './import-record.ts';

const SIDES = ['package_length_cm', 'package_width_cm', 'package_height_cm'] as const;
const MOST_CM = 1000;
const MOST_KG = 2000;

/** Size and weight of the package. Incomplete values are dropped, and none are derived from the product's own size. */
export function packageOf(fields: FieldReader): ImportRecord['package'] {
  const sides = SIDES.map((field) => fields.number(field));
  const weight = fields.number('package_weight_kg');
  if (weight === null && sides.every((side) => side === null)) return null;
  const isWhole = inside(weight, MOST_KG) && sides.every((side) => inside(side, MOST_CM));
  if (!isWhole) {
    fields.notes.push(`package: three sides in cm up to ${MOST_CM} and a weight in kg up to ${MOST_KG} belong together, left out`);
    return null;
  }
  const millimetres = sides.map((side) => Math.max(1, Math.round((side as number) * 10))).toSorted((a, b) => b - a);
  return { sides: millimetres as [number, number, number], weight: Math.max(1, Math.round((weight as number) * 1000)) };
}

const inside = (value: number | null, most: number): boolean => value !== null && value > 0 && value <= most;
