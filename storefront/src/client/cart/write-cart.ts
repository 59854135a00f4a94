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

/** One write from the queue. The cart in its reply is the present one and serves as the refetch (specification, section 4). */
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

/** Queues one write after earlier ones. */
export const writeCart = (lang: LanguageCode, send: () => Promise<CartReply>): Promise<CartReply> => enqueueCartWrite(() => applyCartReply(lang, send));
