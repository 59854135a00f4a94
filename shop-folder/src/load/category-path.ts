import type { CategoryFacts } from '../schemas/frame.ts';

/** Returns the path from the department to the category; empty: no such category. */
export function categoryPathOf(categories: readonly CategoryFacts[], code: string, below: readonly string[] = []): CategoryFacts[] {
  const category = categories.find((one) => one.code === code);
  // A cycle of parents is a fault of the folder, which `check` reports.
  if (!category || below.includes(code)) return [];
  return [...(category.parent === undefined ? [] : categoryPathOf(categories, category.parent, [...below, code])), category];
}
