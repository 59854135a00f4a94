import type { ProductFacts } from './product-page.ts';

type Groups = ProductFacts['specifications'];
type Fact = Groups[number]['items'][number];

/** Code of the attribute with the contents of the box. */
export const BOX = 'in_the_box';

export const factOf = (groups: Groups, code: string): Fact | undefined => groups.flatMap((group) => group.items).find((item) => item.code === code);

/** `123,6 cm` → 123.6; `null`: unknown. */
export function measureOf(groups: Groups, code: string): number | null {
  const value = Number.parseFloat(factOf(groups, code)?.value.replace(',', '.') ?? '');
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** The groups without the contents of the box, which are listed separately. */
export const withoutBox = (groups: Groups): Groups =>
  groups.map((group) => ({ ...group, items: group.items.filter((item) => item.code !== BOX) })).filter((group) => group.items.length > 0);
