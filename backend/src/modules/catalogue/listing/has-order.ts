import type { AttributeValue } from '../dictionary.ts';

/** Numbers, and values with an order that the shop gave them. One without stands first; several are an import's, among the shop's own or alone. */
export function hasOrder(values: readonly Pick<AttributeValue, 'number' | 'position'>[]): boolean {
  const without = values.filter((value) => value.number === null && value.position === 0).length;
  return without <= 1 && values.length > without;
}
