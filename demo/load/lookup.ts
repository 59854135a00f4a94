import { type DemoBrand, brands } from '../catalogue/brands.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import type { DemoAttribute, DemoCategory, DemoFamily } from '../catalogue/types.ts';

/** The catalogue's parts by their codes. */
export interface Lookup {
  attributes: ReadonlyMap<string, DemoAttribute>;
  categories: ReadonlyMap<string, DemoCategory>;
  families: ReadonlyMap<string, DemoFamily>;
  brands: ReadonlyMap<string, DemoBrand>;
  /** From the department down to the category itself. */
  categoryPath: (code: string) => DemoCategory[];
}

export function makeLookup(): Lookup {
  const categories = new Map(catalogue.categories.map((category) => [category.code, category]));
  const categoryPath = (code: string | undefined): DemoCategory[] => {
    const category = categories.get(code ?? '');
    return category ? [...categoryPath(category.parent), category] : [];
  };
  return {
    attributes: new Map(catalogue.attributes.map((attribute) => [attribute.code, attribute])),
    categories,
    families: new Map(catalogue.families.map((family) => [family.key, family])),
    brands: new Map(brands.map((brand) => [brand.code, brand])),
    categoryPath,
  };
}
