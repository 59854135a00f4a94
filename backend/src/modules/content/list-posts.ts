import { POSTS_PER_PAGE, type PostsInput, type publish } from '@vitrina/contract/publish';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { type ContentFilter, countContents, selectContent, selectContents } from './content-queries.ts';
import { selectAuthorsOf, selectCategories, withSubcategories } from './publish-queries.ts';
import { postSummaryView } from './publish-view.ts';

const HIGHLIGHTED = 4;

/** Guides of a category, of an author or about a product, page by page. */
export async function listPosts(input: PostsInput, context: CallContext): Promise<Outcome<ReplyOf<typeof publish.posts>>> {
  const { db } = context;
  const { page = 1, per_page = POSTS_PER_PAGE, order = 'newest' } = input;
  const categories = await selectCategories(db, context);
  const category = [...categories.values()].find((one) => one.slug === input.category_slug);
  const author = input.author_slug === undefined ? null : await selectContent(db, { kind: 'author', slug: input.author_slug }, context);
  if ((input.category_slug !== undefined && !category) || (input.author_slug !== undefined && !author)) return fail('error_empty_data');
  const filter: ContentFilter = {
    kind: 'post',
    isHere: true,
    parentIds: category && withSubcategories(category.id, categories),
    relating: author?.id,
    productId: input.product_id,
    minStatus: input.highlighted ? HIGHLIGHTED : undefined,
    except: input.except_id,
  };
  const [rows, total] = await Promise.all([
    selectContents(db, filter, context, { order, limit: per_page, offset: (page - 1) * per_page }),
    countContents(db, filter, context),
  ]);
  const authors = await selectAuthorsOf(
    db,
    rows.map((row) => row.id),
    context,
  );
  const items = rows.map((row) => postSummaryView(row, { reader: context, categories, authors }));
  return ok({ items, pagination: { page, per_page, total, pages: Math.ceil(total / per_page) } }, ['content']);
}
