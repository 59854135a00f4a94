import { POSTS_PER_PAGE, type PostsInput, type publish } from '@vitrina/contract/publish';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { type ContentFilter, type ContentRow, countContents, selectContent, selectContents } from './content-queries.ts';
import { hasContent } from './has-content.ts';
import type { PublishDeps } from './publish-deps.ts';
import { selectAuthorsOf, selectCategories, withSubcategories } from './publish-queries.ts';
import { postSummaryView } from './publish-view.ts';

const HIGHLIGHTED = 4;

/** Guides of a category, of an author or about a product, in pages. */
export const listPosts =
  ({ cache }: Pick<PublishDeps, 'cache'>) =>
  async (input: PostsInput, context: CallContext): Promise<Outcome<ReplyOf<typeof publish.posts>>> => {
    const { db } = context;
    const { page = 1, per_page = POSTS_PER_PAGE, order = 'newest' } = input;
    const categories = input.category_slug === undefined ? null : await selectCategories(db, context);
    const category = [...(categories?.values() ?? [])].find((one) => one.slug === input.category_slug);
    const author = input.author_slug === undefined ? null : await selectContent(db, { kind: 'author', slug: input.author_slug }, context);
    if ((categories && !category) || (input.author_slug !== undefined && !author)) return fail('error_empty_data');
    if (input.product_id !== undefined && !(await hasContent(db, cache, input.product_id)))
      return ok({ items: [], pagination: { page, per_page, total: 0, pages: 0 } }, ['content']);
    const filter: ContentFilter = {
      kind: 'post',
      isHere: true,
      parentIds: categories && category ? withSubcategories(category.id, categories) : undefined,
      relating: author?.id,
      productId: input.product_id,
      minStatus: input.highlighted ? HIGHLIGHTED : undefined,
      except: input.except_id,
    };
    const offset = (page - 1) * per_page;
    const rows = await selectContents(db, filter, context, { order, limit: per_page, offset });
    // On the last page the total follows from the offset, without a query; most products have no posts at all.
    const isLast = rows.length < per_page && (rows.length > 0 || page === 1);
    const total = isLast ? offset + rows.length : await countContents(db, filter, context);
    const items = rows.length === 0 ? [] : await summaries(rows, { categories, context });
    return ok({ items, pagination: { page, per_page, total, pages: Math.ceil(total / per_page) } }, ['content']);
  };

async function summaries(rows: readonly ContentRow[], { categories, context }: { categories: ReadonlyMap<number, ContentRow> | null; context: CallContext }) {
  const ids = rows.map((row) => row.id);
  const [all, authors] = await Promise.all([categories ?? selectCategories(context.db, context), selectAuthorsOf(context.db, ids, context)]);
  return rows.map((row) => postSummaryView(row, { reader: context, categories: all, authors }));
}
