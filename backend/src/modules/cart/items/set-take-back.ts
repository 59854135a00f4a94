import { isLargeDevice } from '@vitrina/contract/law/large-devices';
import { sql } from 'kysely';
import { fail } from '../../../http/outcome.ts';
import type { CartWrite } from '../write-cart.ts';

/** Sets whether the old device is taken back at delivery; `error_empty_data` without the line, or if its product is no large device. */
export const setTakeBack = ({ productId, confirmed }: { productId: number; confirmed: boolean }): CartWrite => ({
  change: async (db, cartId) => {
    const { numAffectedRows } =
      await sql`update cart_items set take_back = ${confirmed} where cart_id = ${cartId}::bigint and product_id = ${productId}::integer`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : null;
  },
  check: ({ lines }) => (lines.some(({ product }) => product.id === productId && isLargeDevice(product.law_group)) ? null : fail('error_empty_data')),
});
