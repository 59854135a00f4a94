import { sql } from 'kysely';
import { deferred } from '../../../db/index.ts';
import type { CartWrite } from '../write-cart.ts';
import { checkItem, type CartItemInput } from './check-item.ts';

/** Adds the quantity to the product's line, or creates the line. */
export const addToCart = ({ productId, qty }: CartItemInput): CartWrite => ({
  change: async (db, cartId) => {
    await deferred(sql`
      insert into cart_items (cart_id, product_id, qty) select ${cartId}::bigint, id, ${qty}::integer from products where id = ${productId}::integer
      on conflict (cart_id, product_id) do update set qty = cart_items.qty + excluded.qty`).execute(db);
    return null;
  },
  check: (priced) => checkItem(priced, productId),
});
