import type { Post, PostInput } from '@vitrina/contract/publish';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { selectContent, selectProductIds } from './content-queries.ts';
import type { PublishDeps } from './publish-deps.ts';
import { selectAuthorsOf, selectCategories } from './publish-queries.ts';
import { postView } from './publish-view.ts';

/** One guide by id or slug, in the given category. A guide that the caller may not see counts as not found. */
export const getPost =
  (deps: PublishDeps) =>
  async (input: PostInput, context: CallContext): Promise<Outcome<Post>> => {
    const { db } = context;
    const categories = await selectCategories(db, context);
    const category = [...categories.values()].find((one) => one.slug === input.category_slug);
    if (input.category_slug !== undefined && !category) return fail('error_empty_data');
    const row = await selectContent(db, { kind: 'post', id: input.item_id, slug: input.item_slug, parentId: category?.id }, context);
    if (!row) return fail('error_empty_data');
    const [authors, productIds] = await Promise.all([selectAuthorsOf(db, [row.id], context), selectProductIds(db, row.id)]);
    return ok(postView(row, { deps, reader: context, categories, authors, productIds, isShort: input.mode === 'short' }), ['content']);
  };
