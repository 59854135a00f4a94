import { sql } from 'kysely';
import { MOST_PIECES } from '@vitrina/contract/values/most-pieces';
import { MOST_ORDER_LINES } from '@vitrina/contract/values/order-lines';
import { fail } from '../../../http/outcome.ts';
import { isCovered, type PricedCart } from '../pricing/price-cart.ts';
import { shortLine } from './insufficient-stock-error.ts';
import type { CartWrite } from '../write-cart.ts';

/** As many as a quick order may have. */
export const MOST_LINES = MOST_ORDER_LINES;
/** Minor units; an order's total must fit its column. */
export const MOST_VALUE = 2_000_000_000;

interface Wish {
  productId: number;
  qty: number;
}

export const productIdOf = (shoppingCartCode: string): number => Number(shoppingCartCode.slice(2));

/** Adds pieces to the product's line or makes one. */
export const addLine = ({ productId, qty }: Wish): CartWrite => ({
  change: async (db, cartId) => {
    await sql`
      insert into cart_items (cart_id, product_id, qty) select ${cartId}::bigint, id, ${qty}::integer from products where id = ${productId}::integer
      on conflict (cart_id, product_id) do update set qty = cart_items.qty + excluded.qty`.execute(db);
    return null;
  },
  check: (priced) => checkLine(priced, productId),
});

/** Sets the pieces of a line that is there. */
export const setLine = ({ productId, qty }: Wish): CartWrite => ({
  change: async (db, cartId) => {
    const { numAffectedRows } =
      await sql`update cart_items set qty = ${qty}::integer where cart_id = ${cartId}::bigint and product_id = ${productId}::integer`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : null;
  },
  check: (priced) => checkLine(priced, productId),
});

export const removeLine = ({ productId }: Pick<Wish, 'productId'>): CartWrite => ({
  change: async (db, cartId) => {
    const { numAffectedRows } = await sql`delete from cart_items where cart_id = ${cartId}::bigint and product_id = ${productId}::integer`.execute(db);
    return numAffectedRows === 0n ? fail('error_empty_data') : null;
  },
});

/** More than an order can hold. */
export const isTooMuch = ({ lines, totals }: Pick<PricedCart, 'lines' | 'totals'>): boolean => lines.length > MOST_LINES || totals.items > MOST_VALUE;

/** Unknown and hidden products are refused alike. */
function checkLine({ lines, totals }: PricedCart, productId: number) {
  const line = lines.find((one) => one.product.id === productId);
  if (!line) return fail('error_not_orderable');
  if (!isCovered(line) || line.item.qty > MOST_PIECES || totals.items > MOST_VALUE) return fail('error_quantity_not_available', { errors: [shortLine(line)] });
  return lines.length > MOST_LINES ? fail('error_bad_input', { errors: [{ field: 'shopping_cart_code', label_name: 'error_field_out_of_range' }] }) : null;
}
