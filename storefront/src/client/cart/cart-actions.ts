/** Actions on the cart. Every write returns the whole cart, which is shown at once and counts as the refetch (specification, section 4). */
import * as cartCalls from '@vitrina/contract/cart.calls';
import type { Cart, CartItem } from '@vitrina/contract/cart';
import type { Reply } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { cartHint } from './cart-hint.ts';
import { confirmedCart, setCart, setCartQty, setChangedCart } from './cart-store.ts';
import { setPendingQty } from './set-pending-qty.ts';
import { announce } from '../shop-events.ts';
import { ensureToken } from '../../api/ensure-token.ts';
import { createLineQueue } from '../line-queue.ts';
import { UNREACHABLE } from '../unreachable.ts';
import { type CartReply, enqueueCartWrite, applyCartReply } from './write-cart.ts';

/** Queues one write; the first of a visit gets a token first. */
const write = (lang: LanguageCode, send: () => Promise<CartReply>): Promise<CartReply> =>
  applyCartReply(lang, async () => {
    await ensureToken();
    return send();
  });

const client = (lang: LanguageCode) => browserClient(lang);

/** Adds a quantity of a product. */
export const addToCart = (lang: LanguageCode, shopping_cart_code: string, qty = 1, extras: Extras = {}): Promise<CartReply> =>
  enqueueCartWrite(() =>
    counted(shopping_cart_code, qty, () => write(lang, () => client(lang).call(cartCalls.addProduct, { lang, shopping_cart_code, qty, ...extras }))),
  );

/** Options for all pieces of a line. */
export interface Extras {
  services?: string[];
  take_back?: boolean;
}

const lines = createLineQueue<CartReply>({ enqueue: enqueueCartWrite, setPending: setPendingQty });

/** Sets the quantity of a line optimistically; a refusal restores the old one. Of several quick changes only the last one is sent. */
export const setQty = (lang: LanguageCode, shopping_cart_code: string, qty: number): Promise<CartReply> =>
  lines(shopping_cart_code, qty, async (latestQty) => {
    const reply = await counted(shopping_cart_code, null, () =>
      write(lang, () => client(lang).call(cartCalls.setProduct, { lang, shopping_cart_code, qty: latestQty })),
    );
    // The cart holds the quantity in stock.
    if (!reply.success && reply.data.label_name === 'error_quantity_not_available') await refetchCart(lang);
    return reply;
  });

/** Removes a line optimistically; a refusal restores it. */
export const removeItem = (lang: LanguageCode, shopping_cart_code: string): Promise<CartReply> =>
  lines(shopping_cart_code, 0, () =>
    counted(shopping_cart_code, null, () => write(lang, () => client(lang).call(cartCalls.removeProduct, { lang, shopping_cart_code }))),
  );

/** Redeems a coupon. A refused one leaves the cart as it is: it is not fetched again (specification, section 5). */
export const addCoupon = (lang: LanguageCode, code: string): Promise<CartReply> =>
  enqueueCartWrite(() => write(lang, () => client(lang).call(cartCalls.addCoupon, { lang, code })));

/** Removes a coupon. */
export const removeCoupon = (lang: LanguageCode, code: string): Promise<CartReply> =>
  enqueueCartWrite(() => write(lang, () => client(lang).call(cartCalls.removeCoupon, { lang, code })));

/** Sets whether the old device is collected when the new one is delivered. */
export const setTakeBack = (lang: LanguageCode, shopping_cart_code: string, confirmed: boolean): Promise<CartReply> =>
  enqueueCartWrite(() => write(lang, () => client(lang).call(cartCalls.takeBack, { lang, shopping_cart_code, confirmed })));

/** Adds a service to a line, or removes it. */
export const setService = (lang: LanguageCode, shopping_cart_code: string, service: string, confirmed: boolean): Promise<CartReply> =>
  enqueueCartWrite(() => write(lang, () => client(lang).call(cartCalls.service, { lang, shopping_cart_code, service, confirmed })));

/** Sets the buyer's request that a service begins within the withdrawal period. */
export const setBeginsEarly = (lang: LanguageCode, shopping_cart_code: string, service: string, begins_early: boolean): Promise<CartReply> =>
  enqueueCartWrite(() => write(lang, () => client(lang).call(cartCalls.service, { lang, shopping_cart_code, service, confirmed: true, begins_early })));

const SAVED = { save: cartCalls.saveForLater, unsave: cartCalls.takeSaved, 'saved-remove': cartCalls.removeSaved };

/** Saves a line for later, moves it back to the cart, or deletes the saved one. */
export const changeSaved = (lang: LanguageCode, action: keyof typeof SAVED, shopping_cart_code: string): Promise<CartReply> =>
  enqueueCartWrite(() => write(lang, () => client(lang).call(SAVED[action], { lang, shopping_cart_code })));

/** Sets or withdraws the buyer's confirmation of age. */
export const confirmAge = (lang: LanguageCode, confirmed: boolean): Promise<CartReply> =>
  enqueueCartWrite(() => write(lang, () => client(lang).call(cartCalls.confirmAge, { lang, confirmed })));

const lineOf = (cart: Cart | null, code: string): CartItem | undefined =>
  cart?.parcels.flatMap(({ items }) => items).find((item) => item.shopping_cart_code === code);

/** Emits the change of a line's quantity for analytics; `addedQty`: the added quantity, used if the previous cart is unknown. */
async function counted(code: string, addedQty: number | null, send: () => Promise<CartReply>): Promise<CartReply> {
  const before = confirmedCart();
  const reply = await send();
  if (!reply.success) return reply;
  const [old, item] = [lineOf(before, code), lineOf(reply.data.cart, code)];
  const more = before ? (item?.qty ?? 0) - (old?.qty ?? 0) : (addedQty ?? 0);
  const line = item ?? old;
  if (line && more !== 0) announce({ kind: more > 0 ? 'cart_added' : 'cart_removed', item: line, qty: Math.abs(more) });
  return reply;
}

/** Refetches the cart. `isChanged`: an action of this tab changed it, so other tabs are notified. */
export async function refetchCart(lang: LanguageCode, { isChanged = false } = {}): Promise<Reply<Cart>> {
  try {
    const reply = await client(lang).call(cartCalls.cart, {});
    if (reply.success && isChanged) setChangedCart(lang, reply.data);
    else if (reply.success) setCart(reply.data);
    return reply;
  } catch {
    return UNREACHABLE;
  }
}

/** Loads the count for the header if a cart may exist: visitors without one cause no call. */
export async function fetchCartQty(lang: LanguageCode): Promise<void> {
  if (!cartHint.isSet()) return;
  try {
    const reply = await client(lang).call(cartCalls.isCartEmpty, {});
    if (reply.success) setCartQty(reply.data.qty);
  } catch {
    // The count is left out until the shop replies again.
  }
}
