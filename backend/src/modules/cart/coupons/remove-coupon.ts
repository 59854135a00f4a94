import { sql } from 'kysely';
import { fail } from '../../../http/outcome.ts';
import type { CartWrite } from '../write-cart.ts';

export const removeCoupon = (code: string): CartWrite => ({
  change: async (db, cartId) => {
    const { numAffectedRows } = await sql`
      delete from cart_coupons where cart_id = ${cartId}::bigint and coupon_id = (select id from coupons where code = upper(${code}))`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : null;
  },
});
