import { sql } from 'kysely';
import { deferred } from '../../db/index.ts';
import { fail } from '../../http/outcome.ts';
import type { CartWrite } from '../cart/index.ts';

/** Chooses the way to pay; the check sees whether the cart may be paid so. */
export const setPayment = (code: string): CartWrite => ({
  change: async (db, cartId) => {
    await deferred(sql`update carts set payment_code = ${code} where id = ${cartId}::bigint`).execute(db);
    return null;
  },
  check: ({ gateway }) => (gateway?.code === code ? null : fail('error_payment_not_possible')),
});
