import { productPath } from '@vitrina/contract/values/page-path';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { selectProducts } from '../catalogue/index.ts';
import type { ReviewRow } from './review-queries.ts';
import type { FeedbackDeps } from './feedback-deps.ts';

export interface ProductName {
  id: number;
  title: string;
  url_without_domain: string;
}

/** Names and URLs of the products of comments, by id. Authors may read the product's name even while it is hidden. */
export async function productNames(
  db: Db,
  comments: readonly Pick<ReviewRow, 'product_id'>[],
  { lang }: Pick<CallContext, 'lang'>,
  { catalogue }: FeedbackDeps,
): Promise<ReadonlyMap<number, ProductName>> {
  const ids = [...new Set(comments.map((comment) => comment.product_id))];
  const rows = await selectProducts(db, ids, { lang, actor: { isStaff: true } });
  return new Map(
    rows.map(({ id, title, slug }) => [id, { id, title, url_without_domain: productPath({ lang, defaultLanguage: catalogue.defaultLanguage, slug, id }) }]),
  );
}
