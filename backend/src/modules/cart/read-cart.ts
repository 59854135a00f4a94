import type { CallContext } from '../../http/context.ts';
import type { CartDeps } from './cart-deps.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type CartRow, selectCart } from './cart-queries.ts';
import { type PricedCart, priceCart } from './pricing/price-cart.ts';

/** The caller's priced cart; `null`: none. */
export async function readCart(context: CallContext, deps: CartDeps): Promise<PricedCart | null> {
  const owner = ownerOf(context.actor, deps);
  const row = owner && (await selectCart(context.db, owner, context.lang));
  return row && priceCart(context.db, row, { lang: context.lang, deps });
}

/** The caller's cart without prices; `null`: none. */
export async function readCartRow({ db, actor }: Pick<CallContext, 'db' | 'actor'>, deps: Pick<CartDeps, 'trustedTokenId'>): Promise<CartRow | null> {
  const owner = ownerOf(actor, deps);
  return owner && selectCart(db, owner, null);
}
