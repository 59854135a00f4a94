import type { Cart } from '@vitrina/contract/cart';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { inTransaction } from '../../http/in-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import type { CartDeps } from './cart-deps.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type CartRow, selectCart, touchCart } from './cart-queries.ts';
import { savedView } from './saved/saved-view.ts';
import { cartView } from './view/cart-view.ts';
import { type PricedCart, priceCart } from './pricing/price-cart.ts';
import { acknowledgePriceChanges } from './pricing/acknowledge-price-changes.ts';

type Refusal = Outcome<never>;

export interface CartWrite {
  /** Changes the locked cart; returns a refusal or `null`. */
  change: (db: Db, cartId: number) => Promise<Refusal | null>;
  /** Checks the cart after the change; a refusal rolls it back. */
  check?: (priced: PricedCart) => Refusal | null;
}

/** Runs one write: serialised for each cart, all or nothing, answered with the whole cart. */
export async function writeCart({ db, actor, lang }: CallContext, deps: CartDeps, { change, check }: CartWrite): Promise<Outcome<{ cart: Cart }>> {
  const owner = ownerOf(actor, deps);
  if (!owner) return fail('error_unauthorized');
  return inTransaction(db, async (db) => {
    const id = await touchCart(db, owner, lang);
    const refused = await change(db, id);
    if (refused) return refused;
    const row = (await selectCart(db, owner, lang)) as CartRow;
    const priced = await priceCart(db, row, { lang, deps });
    const refusal = check?.(priced);
    if (refusal) return refusal;
    const view = cartView(await acknowledgePriceChanges(db, priced), deps);
    return ok({ cart: { ...view, ...(await savedView(db, row.saved, { lang, deps })) } });
  });
}
