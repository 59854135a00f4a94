import type { CategoriesInput, PublishCategory } from '@vitrina/contract/publish';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { countContents, selectWholeContents, type WholeContentRow } from './content-queries.ts';
import type { PublishDeps } from './publish-deps.ts';
import { selectAuthorsOf } from './publish-queries.ts';
import { publishCategoryView } from './publish-view.ts';

/** Categories of guides with their post counts: all, or one with its subcategories. */
export const listPublishCategories =
  (deps: PublishDeps) =>
  async (input: CategoriesInput, context: CallContext): Promise<Outcome<{ items: PublishCategory[] }>> => {
    const { db, lang } = context;
    const rows = await selectWholeContents(db, { kind: 'publish_category' }, context);
    const categories = new Map(rows.map((row) => [row.id, row]));
    const [authors, ...totals] = await Promise.all([
      selectAuthorsOf(db, [...categories.keys()], context),
      ...rows.map((row) => countContents(db, { kind: 'post', isHere: true, parentId: row.id }, context)),
    ]);
    const viewOf = (row: WholeContentRow, total: number) =>
      publishCategoryView(row, { deps, reader: context, categories, author: authors.get(row.id)?.[0], total });
    const all = rows.map((row, i) => viewOf(row, totals[i] as number));
    if (input.hierarhy_by_position === false) {
      const { compare } = new Intl.Collator(LANGUAGES[lang].locale);
      all.sort((a, b) => compare(a.title, b.title));
    }
    const roots = input.slug === undefined ? all.filter((one) => !categories.has(one.parent_id ?? 0)) : all.filter((one) => one.slug === input.slug);
    if (input.slug !== undefined && roots.length === 0) return fail('error_empty_data');
    const withBelow = input.include_subcategories !== false;
    const items = input.mode === 'flat' ? roots.flatMap((root) => flatFrom(root, all, withBelow)) : roots.map((root) => treeFrom(root, all, withBelow));
    return ok({ items }, ['content']);
  };

const below = (parent: PublishCategory, all: readonly PublishCategory[]) => all.filter((one) => one.parent_id === parent.id);

const treeFrom = (root: PublishCategory, all: readonly PublishCategory[], withBelow: boolean): PublishCategory => ({
  ...root,
  children: withBelow ? below(root, all).map((child) => treeFrom(child, all, true)) : [],
});

const flatFrom = (root: PublishCategory, all: readonly PublishCategory[], withBelow: boolean): PublishCategory[] => [
  root,
  ...(withBelow ? below(root, all).flatMap((child) => flatFrom(child, all, true)) : []),
];
