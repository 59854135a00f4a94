import type { Lookup } from './lookup.ts';
import type { FolderProduct } from './products-of.ts';

/**
 * Codes of related products: the first products of the related families, then the product's own ones. Variants have none, as they share
 * those of their configurable product.
 */
export function relatedTo({ type, family, facts, hasOwnFacts }: FolderProduct, { families }: Pick<Lookup, 'families'>): string[] {
  if (type === 'variant') return [];
  const ofFamily = (family.related ?? []).flatMap((key) => families.get(key)?.products[0]?.code ?? []);
  return [...new Set([...ofFamily, ...(hasOwnFacts ? (facts.related ?? []) : [])])];
}
