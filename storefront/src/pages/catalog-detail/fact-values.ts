import type { ProductFacts } from './product-page.ts';

type Groups = ProductFacts['specifications'];
type Fact = Groups[number]['items'][number];

export const factOf = (groups: Groups, code: string): Fact | undefined => groups.flatMap((group) => group.items).find((item) => item.code === code);

/** `123,6 cm` → 123.6; `null`: it is not told. */
export function measureOf(groups: Groups, code: string): number | null {
  const value = Number.parseFloat(factOf(groups, code)?.value.replace(',', '.') ?? '');
  return Number.isFinite(value) && value > 0 ? value : null;
}
