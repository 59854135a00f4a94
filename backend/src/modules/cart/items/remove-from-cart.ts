import { sql } from 'kysely';
import { fail } from '../../../http/outcome.ts';
import type { CartWrite } from '../write-cart.ts';
import type { CartItemInput } from './check-item.ts';

/** Removes a line; `error_empty_data` without one. */
export const removeFromCart = ({ productId }: Pick<CartItemInput, 'productId'>): CartWrite => ({
  change: async (db, cartId) => {
    const { numAffectedRows } = await sql`delete from cart_items where cart_id = ${cartId}::bigint and product_id = ${productId}::integer`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : null;
  },
});
