import type { CatalogueThing } from '@vitrina/backend/seed';
import { makeWords } from '../folder/words.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { kindOf, normalizeFilter } from '../load/category-filters.ts';
import { attributeProblem } from '../load/fits-attribute.ts';
import { type Lookup, makeLookup } from '../load/lookup.ts';
import type { AttributeFacts, CategoryFacts } from '../schemas/frame.ts';
import { type Draft, finished } from './draft.ts';

/** Marks attributes as open and states filter kinds where the folder's rules do not yield them from the products: data of feeds may break those rules. */
export function markExceptions(draft: Draft, things: readonly CatalogueThing[]): void {
  const departments = [...draft.departments.values()];
  const attributes = [...draft.commonAttributes, ...departments.flatMap((one) => one.attributes)];
  const open = openAttributes(draft, attributes);
  const isOpen = (one: AttributeFacts): AttributeFacts => (open.has(one.code) ? { ...one, open: true } : one);
  draft.commonAttributes = draft.commonAttributes.map(isOpen);
  const categories = departments.flatMap((one) => one.categories);
  const brands = departments.flatMap((one) => one.brands);
  const facts = { ...finished(draft).facts, attributes, categories, brands, words: makeWords(draft.texts, draft.shop) } as ShopFacts;
  const lookup = makeLookup(facts);
  const chosen = new Map(
    things.flatMap(({ kind, code, value }) => (kind === 'category' ? [[code, value.filters as [string, 'choice' | 'range'][]] as const] : [])),
  );
  for (const department of departments) {
    department.attributes = department.attributes.map(isOpen);
    department.categories = department.categories.map((category) => withKinds(category, chosen.get(category.code), lookup));
  }
}

/** Codes of attributes whose products have values of another form or outside the list of values. */
function openAttributes({ families }: Draft, attributes: readonly AttributeFacts[]): ReadonlySet<string> {
  const byCode = new Map(attributes.map((one) => [one.code, one]));
  const open = new Set<string>();
  for (const { products, parents = [] } of families)
    for (const { attributes: productAttributes = {} } of [...products, ...parents])
      for (const [code, value] of Object.entries(productAttributes)) {
        const attribute = byCode.get(code);
        if (attribute && !open.has(code) && attributeProblem(attribute, value) !== null) open.add(code);
      }
  // The schema rejects a choice attribute without values.
  for (const { code, type, values = [] } of attributes) if (type === 'choice' && values.length === 0) open.add(code);
  return open;
}

function withKinds(category: CategoryFacts, chosen: readonly [string, 'choice' | 'range'][] | undefined, lookup: Lookup): CategoryFacts {
  if (!chosen || !category.filters) return category;
  const kinds = new Map(chosen);
  const filters = category.filters.map((filter) => {
    const [code, statedKind] = normalizeFilter(filter);
    const kind = kinds.get(code);
    return statedKind !== null || kind === undefined || kind === kindOf(lookup, { category, code }) ? filter : { [code]: kind };
  });
  return { ...category, filters };
}
