import type { Lookup } from './lookup.ts';
import type { FolderProduct } from './products-of.ts';

/** Codes of what goes along with a product: the first products of the families named, then those of its own. Variants share those of their configurable product. */
export function relatedTo({ type, family, facts, isTold }: FolderProduct, { families }: Pick<Lookup, 'families'>): string[] {
  if (type === 'variant') return [];
  const ofFamily = (family.related ?? []).flatMap((key) => families.get(key)?.products[0]?.code ?? []);
  return [...new Set([...ofFamily, ...(isTold ? (facts.related ?? []) : [])])];
}
