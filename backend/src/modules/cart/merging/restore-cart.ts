import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import type { CartDeps } from '../cart-deps.ts';
import { ownerOf } from '../../../http/owner-of.ts';
import { type ItemRow, selectCartItems, selectAbandonedCart } from '../cart-queries.ts';
import { exceedsOrderLimits } from '../items/check-item.ts';
import { copyServices } from '../services/copy-services.ts';
import { mergeItems, mergeNotice } from './merge-items.ts';
import type { CartWrite } from '../write-cart.ts';

/** Read only: mail scanners open links too. */
export async function findRestorable(code: string, { db, actor }: CallContext, deps: CartDeps): Promise<Outcome<{ qty: number; is_own: boolean }>> {
  const left = await selectAbandonedCart(db, code);
  if (!left || left.items.length === 0) return fail('error_empty_data');
  const owner = ownerOf(actor, deps);
  const isOwn = owner !== null && left.user_id === owner.userId && left.token_id === owner.tokenId;
  return ok({ qty: totalQuantity(left.items), is_own: isOwn });
}

const totalQuantity = (items: readonly ItemRow[]): number => items.reduce((sum, item) => sum + item.qty, 0);

/**
 * Copies the products of an abandoned cart into the caller's cart. For products in both the higher quantity counts, so that the link can be
 * opened repeatedly. The abandoned cart and its personal data stay as they are.
 */
export const restoreCart = (code: string): CartWrite => ({
  change: async (db, cartId) => {
    const left = await selectAbandonedCart(db, code);
    if (!left || left.items.length === 0) return fail('error_empty_data');
    if (left.id === cartId) return null;
    await copyInto(db, cartId, left.items);
    await copyServices(db, { from: left.id, to: cartId });
    return null;
  },
  check: (priced) => (exceedsOrderLimits(priced) ? fail('error_quantity_not_available') : null),
});

async function copyInto(db: Db, cartId: number, items: ItemRow[]): Promise<void> {
  const to = { id: cartId, items: await selectCartItems(db, cartId) };
  const merged = await mergeItems(db, { from: { items }, to, combine: Math.max });
  const notices = merged.filter((line) => line.qty !== line.earlier).map(mergeNotice);
  await sql`update carts set notices = ${JSON.stringify(notices)}::jsonb where id = ${cartId}::bigint`.execute(db);
}
