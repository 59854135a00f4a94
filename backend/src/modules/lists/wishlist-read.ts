import type { Wishlist } from '@vitrina/contract/wishlist';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import { type ProductRow, selectProducts } from '../catalogue/index.ts';
import type { ListDeps } from './list-deps.ts';
import { type Owner, ownerOf } from '../../http/owner-of.ts';
import { selectWishCodes, selectWishItems, selectWishLists } from './wishlist-queries.ts';
import { wishlistView } from './wishlist-view.ts';

type View = Pick<CallContext, 'lang' | 'actor'>;

/** Returns the caller's wish lists; with `list`, the items of that one. */
export async function readWishlist({ list }: { list?: number | undefined }, context: CallContext, deps: ListDeps): Promise<Outcome<Wishlist>> {
  const owner = ownerOf(context.actor, deps);
  const whole = owner ? await loadWishlist(context.db, owner, context, deps) : { lists: [], items: [] };
  if (list === undefined) return ok(whole);
  if (!whole.lists.some((one) => one.id === list)) return fail('error_empty_data');
  return ok({ ...whole, items: whole.items.filter((item) => item.list === list) });
}

/** Reads the product codes only. */
export async function readWishCodes({ db, actor }: CallContext, deps: ListDeps): Promise<Outcome<{ items: { id: number; shopping_cart_code: string }[] }>> {
  const owner = ownerOf(actor, deps);
  const rows = owner ? await selectWishCodes(db, owner) : [];
  return ok({ items: rows.map(({ id, product_id }) => ({ id, shopping_cart_code: `p-${product_id}` })) });
}

/** Loads all wish lists of an owner, with current prices and stock. */
export async function loadWishlist(db: Db, owner: Owner, view: View, deps: ListDeps): Promise<Wishlist> {
  // Sequential: in a transaction they share a connection.
  const lists = await selectWishLists(db, owner);
  const items = lists.length > 0 ? await selectWishItems(db, owner, view.lang) : [];
  const products = await productsById(
    db,
    items.map((item) => item.product_id),
    view,
  );
  return wishlistView({ lists, items, products, lang: view.lang }, deps);
}

/** Returns the products visible to the caller, by id. */
export async function productsById(db: Db, ids: readonly number[], view: View): Promise<Map<number, ProductRow>> {
  return new Map((await selectProducts(db, ids, view)).map((row) => [row.id, row]));
}
