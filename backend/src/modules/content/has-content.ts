import type { ReplyCache } from '../../http/reply-cache.ts';
import { dataOf } from '../../http/reply.ts';
import type { Db } from '../../db/index.ts';
import { selectProductsWithContent } from './content-queries.ts';

/** True if some content may be about the product. Every product page calls this and most have none, so the set of ids is cached until content changes. */
export async function hasContent(db: Db, cache: ReplyCache, productId: number): Promise<boolean> {
  const cached = await cache.get({
    name: 'publish_posts',
    key: 'products',
    make: async () => ({ data: dataOf(await selectProductsWithContent(db)), tags: ['content'] }),
  });
  const ids = cached?.data.value as readonly number[] | undefined;
  return ids === undefined || ids.includes(productId);
}
