import type { AttributeValue } from '../dictionary.ts';

/** True for numbers, and for values ordered by the shop: at most one has no position, and that comes first. Several without a position come from an import. */
export function hasOrder(values: readonly Pick<AttributeValue, 'number' | 'position'>[]): boolean {
  const without = values.filter((value) => value.number === null && value.position === 0).length;
  return without <= 1 && values.length > without;
}
