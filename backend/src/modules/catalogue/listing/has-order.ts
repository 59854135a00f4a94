import type { AttributeValue } from '../dictionary.ts';

/** True if all values are numbers or have a position set by the shop, except at most one, which comes first: several without a position come from an import. */
export function hasOrder(values: readonly Pick<AttributeValue, 'number' | 'position'>[]): boolean {
  const without = values.filter((value) => value.number === null && value.position === 0).length;
  return without <= 1 && values.length > without;
}
