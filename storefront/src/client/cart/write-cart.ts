import type { Cart } from '@vitrina/contract/cart';
import type { Reply } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { createTurns } from '../create-turns.ts';
import { UNREACHABLE } from '../unreachable.ts';
import { setChangedCart } from './cart-store.ts';

export type CartReply = Reply<{ cart: Cart }>;

/** The one queue of writes to the cart, from the product page to the last step of the checkout. */
export const inTurn = createTurns();

/** One write whose turn it is. The cart that it answers is the cart now: that is its refetch (specification, section 4). */
export async function keepAnswer(lang: LanguageCode, send: () => Promise<CartReply>): Promise<CartReply> {
  try {
    const reply = await send();
    if (reply.success) setChangedCart(lang, reply.data.cart);
    return reply;
  } catch {
    return UNREACHABLE;
  }
}

/** One write after those that were made before it. */
export const writeCart = (lang: LanguageCode, send: () => Promise<CartReply>): Promise<CartReply> => inTurn(() => keepAnswer(lang, send));
