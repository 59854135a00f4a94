import type { CompareReason } from '@vitrina/contract/compare';
import type { AttributeData } from '../catalogue/index.ts';
import { inSameUnits } from './compare-measures.ts';
import { bestOf, directionOf } from './compare-reasons.ts';

/** A row of the table without labels. */
export interface BareRow {
  code: string;
  /** Values in the order of the products; `null`: not known. */
  values: (AttributeData | null)[];
  differs: boolean;
  reason: CompareReason | null;
  best: boolean[];
}

interface Rules {
  /** Position of a value among those of its attribute, in the dictionary's order; `null`: not in it. */
  placeOf: (attribute: string, value: string) => number | null;
}

/** Builds the rows of a comparison, one per attribute: equal or not, best value, reason. */
export function compareRows(products: readonly (readonly (readonly [code: string, data: AttributeData])[])[], { placeOf }: Rules): BareRow[] {
  const known = inSameUnits(products.map((attributes) => new Map(attributes)));
  const codes = [...new Set(known.flatMap((attributes) => [...attributes.keys()]))];
  return codes.map((code) => {
    const values = known.map((attributes) => attributes.get(code) ?? null);
    const direction = directionOf(code);
    const ranks = values.map((value) => (direction ? rankOf(code, value, placeOf) : null));
    const best = bestOf(ranks, direction?.isLessBetter ?? false);
    return { code, values, differs: new Set(values.map(keyOf)).size > 1, reason: best.includes(true) ? (direction?.reason ?? null) : null, best };
  });
}

function rankOf(code: string, value: AttributeData | null, placeOf: Rules['placeOf']): number | null {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? placeOf(code, value) : null;
}

/** Equal for equal values; the order of a list does not matter. */
const keyOf = (value: AttributeData | null): string => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
