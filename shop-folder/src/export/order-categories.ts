import type { CatalogueThing } from '@vitrina/backend/seed';
import type { CategoryFacts } from '../schemas/frame.ts';
import type { Draft } from './draft.ts';

/** Sorts categories by their position in the shop; siblings that are already in order keep their places in the files. */
export function orderCategories(draft: Draft, things: readonly CatalogueThing[]): void {
  const places = new Map(things.filter(({ kind }) => kind === 'category').map(({ code, value }, i) => [code, { place: Number(value.position), i }]));
  const before = (a: CategoryFacts, b: CategoryFacts): number => {
    const [first, second] = [places.get(a.code), places.get(b.code)];
    return (first?.place ?? 0) - (second?.place ?? 0) || (first?.i ?? 0) - (second?.i ?? 0);
  };
  const isSorted = (list: readonly CategoryFacts[]) =>
    list.every((one, i) => i === 0 || (places.get((list[i - 1] as CategoryFacts).code)?.place ?? 0) <= (places.get(one.code)?.place ?? 0));
  for (const department of draft.departments.values())
    for (const siblings of Map.groupBy(department.categories, ({ parent }) => parent).values()) {
      if (isSorted(siblings)) continue;
      const sorted = siblings.toSorted(before);
      const slots = siblings.map((one) => department.categories.indexOf(one));
      for (const [i, slot] of slots.entries()) department.categories[slot] = sorted[i] as CategoryFacts;
    }
  const roots = [...draft.departments].map(([name, { categories }]) => ({ name, root: categories.find(({ parent }) => parent === undefined) }));
  const known = roots.flatMap(({ root }) => root ?? []);
  if (isSorted(known)) return;
  const names = roots.toSorted((a, b) => (a.root && b.root ? before(a.root, b.root) : 0)).map(({ name }) => name);
  draft.departments = new Map(names.map((name) => [name, draft.departments.get(name) as never]));
  draft.shop = { ...draft.shop, departments: names };
}
