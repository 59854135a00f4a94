import { productsOf } from '../load/products-of.ts';
import type { FamilyFacts, ProductFacts } from '../schemas/family.ts';
import type { Draft } from './draft.ts';
import type { ProductState } from './product-state.ts';

/** Maximum of characters of a family's products, far below the file size limit, as a character may be several bytes. */
const MOST_LETTERS = 400_000;

interface NewProductsExport {
  /** Products missing in the files, by code. */
  things: ReadonlyMap<string, ProductState>;
  /** Stores texts in the draft and returns the facts. */
  keep: (code: string, state: ProductState) => ProductFacts;
}

/**
 * Adds products that did not come from the folder. Those of one brand and category share a file up to its size; a product with variants has
 * a file of its own; a further variant goes to the file of its configurable product.
 */
export function exportNewProducts(draft: Draft, { things, keep }: NewProductsExport): void {
  if (things.size === 0) return;
  const files = new FamilyFiles(draft);
  const variants = Map.groupBy([...things], ([, { type, parent }]) => (type === 'variant' ? parent : null));
  for (const [code, state] of things) {
    const products = (variants.get(code) ?? []).map(([own, one]) => keep(own, one));
    if (state.type === 'simple') files.share(state, keep(code, state));
    else if (state.type === 'variant' && !things.has(state.parent ?? '')) files.join(state.parent ?? '', () => keep(code, state));
    // A configurable product without variants is dropped.
    else if (state.type === 'configurable' && products.length > 0) files.alone(state, keep(code, state), products);
  }
  draft.families = files.inOrder();
}

interface Shared {
  family: FamilyFacts & { products: ProductFacts[] };
  letters: number;
}

class FamilyFiles {
  readonly #draft: Draft;
  readonly #families: FamilyFacts[];
  readonly #keys: Set<string>;
  readonly #departments: ReadonlyMap<string, string>;
  readonly #shared = new Map<string, Shared>();

  constructor(draft: Draft) {
    this.#draft = draft;
    this.#families = [...draft.families];
    this.#keys = new Set(draft.families.map(({ key }) => key));
    this.#departments = new Map([...draft.departments].flatMap(([name, { categories }]) => categories.map(({ code }) => [code, name] as const)));
    for (const [i, family] of this.#families.entries()) if (isPlain(draft, family)) this.#families[i] = this.#remember(family);
  }

  share(state: ProductState, facts: ProductFacts): void {
    const place = placeOf(state);
    const existing = this.#shared.get(place);
    const letters = lettersOf(facts);
    if (existing && existing.letters + letters <= MOST_LETTERS) {
      existing.family.products.push(facts);
      existing.letters += letters;
      return;
    }
    this.#families.push(this.#remember(this.#family(`${state.category ?? 'goods'}-${state.brand ?? 'other'}`, state, { products: [facts] })));
  }

  alone(state: ProductState, parent: ProductFacts, members: ProductFacts[]): void {
    const { code } = parent;
    const { products, ...rest } = this.#family(code, state, { products: members });
    this.#families.push({ ...rest, ...(state.options.length > 0 && { options: state.options }), code, parents: [parent], products });
  }

  /** Adds a product to the family of its configurable product. */
  join(parent: string, facts: () => ProductFacts): void {
    const at = this.#families.findIndex((family) => family.options && productsOf(family).some(({ code, type }) => type === 'configurable' && code === parent));
    const family = this.#families[at];
    if (!family) return;
    const isNamed = family.products.some(({ variant_of }) => variant_of !== undefined);
    this.#families[at] = { ...family, products: [...family.products, { ...facts(), ...(isNamed && { variant_of: parent }) }] };
  }

  /** Returns the families in reading order. */
  inOrder(): FamilyFacts[] {
    const place = (family: FamilyFacts) => this.#draft.shop.departments.indexOf(family.department);
    return this.#families.toSorted(
      (a, b) =>
        place(a) - place(b) || (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) || (`${a.key}.yaml` < `${b.key}.yaml` ? -1 : 1),
    );
  }

  #family(name: string, { brand, category }: ProductState, rest: Pick<FamilyFacts, 'products'>): FamilyFacts {
    const department = this.#departments.get(category ?? '') ?? (this.#draft.shop.departments[0] as string);
    return { key: this.#freeKey(name), department, ...(brand && { brand }), ...(category && { category }), ...rest };
  }

  #remember(family: FamilyFacts): Shared['family'] {
    const own = { ...family, products: [...family.products] };
    this.#shared.set(placeOf(own), { family: own, letters: own.products.reduce((sum, facts) => sum + lettersOf(facts), 0) });
    return own;
  }

  #freeKey(name: string): string {
    const plain =
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
        .slice(0, 150) || 'product';
    let key = plain;
    for (let i = 2; this.#keys.has(key); i += 1) key = `${plain}-${i}`;
    this.#keys.add(key);
    return key;
  }
}

const placeOf = ({ brand, category }: { brand?: string | null | undefined; category?: string | null | undefined }): string =>
  `${category ?? ''} ${brand ?? ''}`;
const lettersOf = (facts: ProductFacts): number => JSON.stringify(facts).length;

/** True if a family states only the brand and category of its products. */
const isPlain = ({ texts }: Draft, { key, order, related, options, law, reviews, questions }: FamilyFacts): boolean =>
  order === undefined &&
  !related &&
  !options &&
  !law &&
  !reviews &&
  !questions &&
  !['noun', 'short', 'description'].some((name) => texts.has(`family.${key}.${name}`));
