import type { Cart } from '@vitrina/contract/cart';
import type { Reply } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { createSerialQueue } from '../create-serial-queue.ts';
import { UNREACHABLE } from '../unreachable.ts';
import { cartHint } from './cart-hint.ts';
import { setChangedCart } from './cart-store.ts';

export type CartReply = Reply<{ cart: Cart }>;

/** Queue of all writes to the cart, from the product page to the last step of the checkout. */
export const enqueueCartWrite = createSerialQueue();

/** One write whose turn it is. The cart that it answers is the cart now: that is its refetch (specification, section 4). */
export async function applyCartReply(lang: LanguageCode, send: () => Promise<CartReply>): Promise<CartReply> {
  cartHint.set(true);
  try {
    const reply = await send();
    if (reply.success) setChangedCart(lang, reply.data.cart);
    return reply;
  } catch {
    return UNREACHABLE;
  }
}

/** One write after those that were made before it. */
export const writeCart = (lang: LanguageCode, send: () => Promise<CartReply>): Promise<CartReply> => enqueueCartWrite(() => applyCartReply(lang, send));
