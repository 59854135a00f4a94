import type { FamilyFacts, ProductFacts } from '../schemas/family.ts';

/** A product to be written: a product of a family, or the configurable product of its variants. */
export interface FolderProduct {
  code: string;
  type: 'simple' | 'configurable' | 'variant';
  parentCode: string | null;
  family: FamilyFacts;
  /** Facts of the product; of a configurable one without its own, those of its first variant, the initial offer. */
  facts: ProductFacts;
  /** True if a configurable product has facts of its own. */
  hasOwnFacts: boolean;
  /** Variants of a configurable product; otherwise empty. */
  variants: readonly ProductFacts[];
}

/** The products of a family in order of writing; a configurable one precedes its variants. */
export function productsOf(family: FamilyFacts): FolderProduct[] {
  const parents = parentsOf(family);
  return family.products.flatMap((facts): FolderProduct[] => {
    const parentCode = parents.get(facts) ?? null;
    const product: FolderProduct = {
      code: facts.code,
      type: parentCode === null ? 'simple' : 'variant',
      parentCode,
      family,
      facts,
      hasOwnFacts: true,
      variants: [],
    };
    const variants = family.products.filter((other) => parentCode !== null && parents.get(other) === parentCode);
    if (parentCode === null || variants[0] !== facts) return [product];
    const own = family.parents?.find(({ code }) => code === parentCode);
    return [{ code: parentCode, type: 'configurable', parentCode: null, family, facts: own ?? facts, hasOwnFacts: own !== undefined, variants }, product];
  });
}

/** Codes of the configurable products by variant; simple products have none. */
function parentsOf({ key, code = key.toUpperCase(), options, products }: FamilyFacts): ReadonlyMap<ProductFacts, string> {
  if (!options) return new Map();
  const named = products.flatMap((facts): [ProductFacts, string][] => (facts.variant_of === undefined ? [] : [[facts, facts.variant_of]]));
  return new Map(named.length > 0 ? named : products.map((facts) => [facts, code]));
}
