import { isLargeDevice } from '@vitrina/contract/law/large-devices';
import { sql } from 'kysely';
import { deferred } from '../../../db/index.ts';
import { fail } from '../../../http/outcome.ts';
import type { CartDeps } from '../cart-deps.ts';
import { checkServices, chooseServices } from '../services/set-service.ts';
import type { CartWrite } from '../write-cart.ts';
import { checkItem, type CartItemInput } from './check-item.ts';

interface AddToCartInput extends CartItemInput {
  /** Codes of services for the whole line, in addition to those it has. */
  services?: readonly string[] | undefined;
  /** True if the old device is taken back at delivery; absent: unchanged. */
  takeBack?: boolean | undefined;
}

/** Adds the quantity to the product's line, or creates the line. */
export const addToCart = ({ productId, qty, services = [], takeBack }: AddToCartInput, deps: Pick<CartDeps, 'catalogue'>): CartWrite => ({
  change: async (db, cartId) => {
    await deferred(sql`
      insert into cart_items (cart_id, product_id, qty, take_back)
      select ${cartId}::bigint, id, ${qty}::integer, ${takeBack ?? false} from products where id = ${productId}::integer
      on conflict (cart_id, product_id) do update set qty = cart_items.qty + excluded.qty,
        take_back = coalesce(${takeBack ?? null}::boolean, cart_items.take_back)`).execute(db);
    await chooseServices(db, cartId, productId, services);
    return null;
  },
  check: (priced) => {
    const refused = checkItem(priced, productId) ?? checkServices(priced, deps, { productId, services });
    if (refused || !takeBack) return refused;
    return priced.lines.some(({ product }) => product.id === productId && isLargeDevice(product.law_group)) ? null : fail('error_empty_data');
  },
});
