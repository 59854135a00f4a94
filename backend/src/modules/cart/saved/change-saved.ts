import { fail } from '../../../http/outcome.ts';
import type { Owner } from '../../../http/owner-of.ts';
import { selectCartItems } from '../cart-queries.ts';
import { exceedsOrderLimits } from '../items/check-item.ts';
import { mergeItems } from '../merging/merge-items.ts';
import { chooseServices } from '../services/set-service.ts';
import type { CartWrite } from '../write-cart.ts';
import { MAX_SAVED } from './max-saved.ts';
import { moveToSaved, removeSavedRow, selectSaved } from './saved-queries.ts';

interface Subject {
  /** `null`: a caller without a cart; the write refuses it first. */
  owner: Owner | null;
  productId: number;
}

/** Saves a line for later with its quantity and services; idempotent. */
export const saveForLater = ({ owner, productId }: Subject): CartWrite => ({
  change: async (db, cartId) => {
    if (!owner) return fail('error_unauthorized');
    const isMoved = await moveToSaved(db, owner, cartId, productId);
    const saved = await selectSaved(db, owner);
    if (saved.length > MAX_SAVED) return fail('error_saved_full');
    return isMoved || saved.some(({ product_id }) => product_id === productId) ? null : fail('error_empty_data');
  },
});

/** Moves a saved item back into the cart, added to a line of the product, up to the stock. */
export const takeSaved = ({ owner, productId }: Subject): CartWrite => ({
  change: async (db, cartId) => {
    const row = owner && (await removeSavedRow(db, owner, productId));
    if (!row) return fail('error_empty_data');
    const item = { product_id: productId, qty: row.qty, seen_amount: null, seen_market: null, told_amount: null };
    const to = { id: cartId, items: await selectCartItems(db, cartId) };
    await mergeItems(db, { from: { items: [item] }, to, combine: (earlier, joined) => earlier + joined });
    await chooseServices(db, cartId, productId, row.services);
    return null;
  },
  check: (priced) => {
    if (!priced.lines.some(({ product }) => product.id === productId)) return fail('error_not_orderable');
    return exceedsOrderLimits(priced) ? fail('error_quantity_not_available') : null;
  },
});

export const removeSaved = ({ owner, productId }: Subject): CartWrite => ({
  change: async (db) => (owner && (await removeSavedRow(db, owner, productId)) ? null : fail('error_empty_data')),
});
