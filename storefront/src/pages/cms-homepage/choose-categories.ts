import type { CategoryNode } from '@vitrina/contract/catalogue';

/**
 * The categories of the home page's shelf: the first of every department in turn, then the second …, in the order that staff
 * gave them, so that a big department does not push out the others. A department with nothing below it stands for itself.
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
