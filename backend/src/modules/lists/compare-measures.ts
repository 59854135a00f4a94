import type { AttributeData } from '../catalogue/index.ts';

/** Attributes with one meaning in several units: each with its factor to the smallest unit, smallest first. */
const SAME: readonly (readonly (readonly [code: string, factor: number])[])[] = [
  [
    ['weight_g', 1],
    ['weight_kg', 1000],
  ],
];

type Attributes = ReadonlyMap<string, AttributeData>;

/** Converts attributes to one unit for all products: if one has grams and another kilograms, all get the larger unit unless every value is below one of it. */
export function inSameUnits(products: readonly Attributes[]): Attributes[] {
  return SAME.reduce<readonly Attributes[]>(unite, products).map((product) => new Map(product));
}

function unite(products: readonly Attributes[], measure: (typeof SAME)[number]): Attributes[] {
  const used = measure.filter(([code]) => products.some((product) => typeof product.get(code) === 'number'));
  if (used.length < 2) return [...products];
  const most = Math.max(...products.map((product) => smallest(product, used) ?? 0));
  const [code, factor] = used.findLast(([, factor]) => most >= factor) ?? (used[0] as (typeof used)[number]);
  return products.map((product) => {
    const value = smallest(product, used);
    if (value === null) return product;
    // Merges rows with equal names; the row stays where the product had it.
    const others = new Set(used.map(([other]) => other));
    let isThere = false;
    return new Map(
      [...product].flatMap(([key, data]): [string, AttributeData][] => {
        if (!others.has(key)) return [[key, data]];
        if (isThere) return [];
        isThere = true;
        return [[code, value / factor]];
      }),
    );
  });
}

function smallest(product: Attributes, measure: (typeof SAME)[number]): number | null {
  for (const [code, factor] of measure) {
    const value = product.get(code);
    if (typeof value === 'number') return value * factor;
  }
  return null;
}
