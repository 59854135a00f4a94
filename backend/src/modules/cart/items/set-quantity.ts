import { sql } from 'kysely';
import { fail } from '../../../http/outcome.ts';
import type { CartWrite } from '../write-cart.ts';
import { checkItem, type CartItemInput } from './check-item.ts';

/** Sets the quantity of an existing line; `error_empty_data` without one. */
export const setQuantity = ({ productId, qty }: CartItemInput): CartWrite => ({
  change: async (db, cartId) => {
    const { numAffectedRows } =
      await sql`update cart_items set qty = ${qty}::integer where cart_id = ${cartId}::bigint and product_id = ${productId}::integer`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : null;
  },
  check: (priced) => checkItem(priced, productId),
});
