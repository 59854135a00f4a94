import type { FamilyFacts, ProductFacts } from '../schemas/family.ts';

/** A product as it is written: one of a family, or the configurable product that stands above a family of variants. */
export interface FolderProduct {
  code: string;
  type: 'simple' | 'configurable' | 'variant';
  parentCode: string | null;
  family: FamilyFacts;
  /** Of a configurable product: its first variant, the initial offer. */
  facts: ProductFacts;
}

/** The products of a family in the order in which they are written; a configurable one stands before its variants. */
export function productsOf(family: FamilyFacts): FolderProduct[] {
  const [first] = family.products;
  if (!first) return [];
  const parentCode = family.options ? (family.code ?? family.key.toUpperCase()) : null;
  const products = family.products.map((facts): FolderProduct => ({ code: facts.code, type: parentCode ? 'variant' : 'simple', parentCode, family, facts }));
  return parentCode ? [{ code: parentCode, type: 'configurable', parentCode: null, family, facts: first }, ...products] : products;
}
