import type { CartDeps } from '../cart-deps.ts';
import type { CartWrite } from '../write-cart.ts';
import { addToCart } from './add-to-cart.ts';

/** Adds one piece of each product; where one is refused, none is added. */
export function addSet(productIds: readonly number[], deps: Pick<CartDeps, 'catalogue'>): CartWrite {
  const writes = [...new Set(productIds)].map((productId) => addToCart({ productId, qty: 1 }, deps));
  return {
    change: async (db, cartId) => {
      for (const write of writes) {
        const refused = await write.change?.(db, cartId);
        if (refused) return refused;
      }
      return null;
    },
    check: (priced) => {
      for (const write of writes) {
        const refused = write.check?.(priced);
        if (refused) return refused;
      }
      return null;
    },
  };
}
