import type { FamilyFacts } from '../schemas/family.ts';
import type { AttributeFacts, BrandFacts, CategoryFacts } from '../schemas/frame.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Texts } from '../folder/words.ts';

/** The catalogue's facts by code. */
export interface Lookup {
  attributes: ReadonlyMap<string, AttributeFacts>;
  categories: ReadonlyMap<string, CategoryFacts>;
  families: ReadonlyMap<string, FamilyFacts>;
  brands: ReadonlyMap<string, BrandFacts>;
  /** Returns the path from the department to the category. */
  categoryPath: (code: string) => CategoryFacts[];
  /** Families in a category and below it. */
  familiesIn: (code: string) => readonly FamilyFacts[];
  /** Texts of the values of a choice, in order of display. */
  valuesOf: (attribute: AttributeFacts) => ReadonlyMap<string, Texts>;
  /** `null`: the attribute has no unit. */
  unitOf: (attribute: AttributeFacts) => Texts | null;
}

export function makeLookup({ attributes, categories: list, families, brands, words }: ShopFacts): Lookup {
  const categories = new Map(list.map((category) => [category.code, category]));
  const categoryPath = (code: string, below: readonly string[] = []): CategoryFacts[] => {
    const category = categories.get(code);
    // A cycle of parents is a fault of the folder, which `check` reports.
    if (!category || below.includes(code)) return [];
    return [...(category.parent === undefined ? [] : categoryPath(category.parent, [...below, code])), category];
  };
  let below: Map<string, FamilyFacts[]> | null = null;
  const familiesIn = (code: string): readonly FamilyFacts[] => {
    below ??= familiesByCategory(families, categoryPath);
    return below.get(code) ?? [];
  };
  const values = new Map<string, ReadonlyMap<string, Texts>>();
  const valuesOf = (attribute: AttributeFacts): ReadonlyMap<string, Texts> => {
    const known = values.get(attribute.code);
    if (known) return known;
    const texts = new Map(
      valueTexts(attribute).map(([code, text]) => [code, text === null ? words.of(`attribute.${attribute.code}.value.${code}`) : words.same(text)]),
    );
    values.set(attribute.code, texts);
    return texts;
  };
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    categories,
    families: new Map(families.map((family) => [family.key, family])),
    brands: new Map(brands.map((brand) => [brand.code, brand])),
    categoryPath: (code) => categoryPath(code),
    familiesIn,
    valuesOf,
    unitOf: ({ code, unit }) => (unit !== undefined ? words.same(unit) : words.has(`attribute.${code}.unit`) ? words.of(`attribute.${code}.unit`) : null),
  };
}

function familiesByCategory(families: readonly FamilyFacts[], categoryPath: (code: string) => CategoryFacts[]): Map<string, FamilyFacts[]> {
  const below = new Map<string, FamilyFacts[]>();
  for (const family of families)
    for (const { code } of categoryPath(family.category ?? '')) {
      const known = below.get(code);
      if (known) known.push(family);
      else below.set(code, [family]);
    }
  return below;
}

/** Codes of the values, each with its text if equal in all languages, otherwise `null`. */
export const valueTexts = ({ values = [] }: Pick<AttributeFacts, 'values'>): [code: string, text: string | null][] =>
  values.flatMap((value): [string, string | null][] => (typeof value === 'string' ? [[value, null]] : Object.entries(value)));
