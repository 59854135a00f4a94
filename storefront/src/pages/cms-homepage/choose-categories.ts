import type { CategoryNode } from '@vitrina/contract/catalogue';

/**
 * Categories for the home page: the first of every department, then the second …, in the configured order, so that a large department does not displace the
 * others. A department without subcategories represents itself.
 */
export function chooseCategories(departments: readonly CategoryNode[], count: number): CategoryNode[] {
  const ranked = departments.map((department) => (department.children.length > 0 ? department.children : [department]).filter((one) => one.total > 0));
  const chosen = new Set<CategoryNode>();
  const deepest = Math.max(0, ...ranked.map((children) => children.length));
  for (let rank = 0; rank < deepest; rank += 1) {
    for (const children of ranked) {
      const next = children[rank];
      if (next && chosen.size < count) chosen.add(next);
    }
  }
  return ranked.flatMap((children) => children.filter((one) => chosen.has(one)));
}
