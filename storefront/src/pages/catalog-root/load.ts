import { catalogue } from '@vitrina/contract/catalogue';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { type CategoryTree, toCategoryTree } from '../../ui/category-tree.ts';

/** Also read by the header's menu (features/header/fetch-departments.ts). */
export interface Props {
  departments: CategoryTree[];
}

/** Departments with their groups and categories. */
export async function load({ api }: LoadContext): Promise<LoadResult<Props>> {
  const { items } = await api.get(catalogue.categories, { level_to: 3 });
  return { kind: 'page', props: { departments: toCategoryTree(items) } };
}
