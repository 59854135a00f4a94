import type { CategoryNode } from '@vitrina/contract/catalogue';
import type { CallContext } from '../../../http/context.ts';
import { fail, ok, type Outcome } from '../../../http/outcome.ts';
import type { Catalogue } from '../catalogue.ts';
import { LISTS } from '../changes/change-tags.ts';
import { categoryView } from './category-view.ts';
import type { Category } from '../dictionary.ts';

interface Input {
  slug?: string | undefined;
  level_from?: number | undefined;
  level_to?: number | undefined;
  mode?: 'tree' | 'flat' | undefined;
}

/** The category tree with counts, or its part below a category or between two levels. */
export const listCategories =
  (catalogue: Catalogue) =>
  async (input: Input, { lang, actor }: CallContext): Promise<Outcome<{ items: CategoryNode[] }>> => {
    const all = [...catalogue.dictionary.categories.values()].filter((category) => category.shown || actor.isStaff);
    const root = input.slug ? catalogue.dictionary.categoriesByCode.get(input.slug) : undefined;
    if (input.slug && (!root || !all.includes(root))) return fail('error_empty_data');
    const childrenOf = Map.groupBy(all, (category) => category.parent_id);
    const lastLevel = input.level_to ?? 9;

    const node = (category: Category): CategoryNode => ({
      ...categoryView(catalogue, category, lang),
      children: category.path.length >= lastLevel ? [] : (childrenOf.get(category.id) ?? []).map(node),
    });
    const firstLevel = input.level_from ?? (root ? root.path.length : 1);
    const tops = all.filter((category) => category.path.length === firstLevel && (!root || category.path.includes(root.id)));
    const items =
      input.mode === 'flat'
        ? all
            .filter((category) => category.path.length >= firstLevel && category.path.length <= lastLevel && (!root || category.path.includes(root.id)))
            .map((category) => ({ ...categoryView(catalogue, category, lang), children: [] }))
        : tops.map(node);
    return ok({ items }, ['catalogue', LISTS]);
  };
