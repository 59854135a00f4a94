import type { SharedWishlist } from '@vitrina/contract/wishlist';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import type { ListDeps } from './list-deps.ts';
import { selectSharedList } from './wishlist-queries.ts';
import { productsById } from './wishlist-read.ts';
import { sharedView } from './wishlist-view.ts';

/** A public list by its link; prices and stock are those of the reader's market. */
export async function readSharedList({ code }: { code: string }, { db, lang, actor }: CallContext, deps: ListDeps): Promise<Outcome<SharedWishlist>> {
  const list = await selectSharedList(db, code);
  if (!list) return fail('error_empty_data');
  const products = await productsById(
    db,
    list.items.map((item) => item.product_id),
    { lang, actor },
  );
  return ok(sharedView(list, products, { lang, deps }));
}
