import { sql } from 'kysely';
import { MAX_WISHES } from '@vitrina/contract/wishlist';
import type { Db } from '../../db/index.ts';
import { fail } from '../../http/outcome.ts';
import { availabilityOf, selectProducts } from '../catalogue/index.ts';
import type { Owner } from '../../http/owner-of.ts';
import { selectOfferId, selectWishCodes, selectWishItems, selectWishLists } from './wishlist-queries.ts';
import type { WishChange } from './wishlist-write.ts';

interface Wish {
  productId: number;
  qty?: number | undefined;
  list?: number | undefined;
}

/** Adds a product to a list. Unknown and hidden products get one refusal, as do other people's and missing lists. */
export const addWish =
  ({ productId, qty, list }: Wish): WishChange =>
  async (scene) => {
    const { db, owner, first, context } = scene;
    if (list !== undefined && !(await hasList(db, owner, list))) return fail('error_empty_data');
    const [product] = await selectProducts(db, [await selectOfferId(db, productId)], context);
    if (!product) return fail('error_empty_data');
    const items = await selectWishItems(db, owner, context.lang);
    const existing = items.find((item) => item.product_id === product.id);
    if (existing) {
      await sql`update wish_items set qty = ${qty ?? existing.qty}::integer, list_id = ${list ?? existing.list_id}::integer where id = ${existing.id}::integer`.execute(
        db,
      );
      return null;
    }
    if (items.length >= MAX_WISHES) return fail('error_wishlist_full');
    const pieces = availabilityOf(scene.deps.catalogue, product, context.lang).qty;
    await sql`
      insert into wish_items (list_id, product_id, qty, seen_amount, seen_market, seen_qty)
      values (${list ?? first}::integer, ${product.id}::integer, ${qty ?? 1}::integer, ${product.amount}::integer, ${context.lang}, ${pieces}::integer)`.execute(
      db,
    );
    return null;
  };

/** Removes an item from any list of the owner. */
export const removeWish =
  (id: number): WishChange =>
  async ({ db, owner }) => {
    const items = await selectWishCodes(db, owner);
    if (!items.some((item) => item.id === id)) return fail('error_empty_data');
    await sql`delete from wish_items where id = ${id}::integer`.execute(db);
    return null;
  };

export const hasList = async (db: Db, owner: Owner, id: number): Promise<boolean> => (await selectWishLists(db, owner)).some((list) => list.id === id);
