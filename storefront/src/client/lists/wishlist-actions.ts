/** Actions on the wish lists. Every write returns all lists, which are stored immediately. */
import * as wishCalls from '@vitrina/contract/wishlist.calls';
import { ServiceUnavailable } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { ensureToken } from '../../api/ensure-token.ts';
import { createSerialQueue } from '../create-serial-queue.ts';
import { createLineQueue } from '../line-queue.ts';
import { UNREACHABLE } from '../unreachable.ts';
import { pollsAfterWrites, pollUntil } from '../../api/poll-until.ts';
import { sendWishlistForm, type WishlistForm, type WishlistReply } from './send-wishlist-form.ts';
import { setPendingWish, setWishlistCodes, setWishlist, wishIdOf } from './wishlist-store.ts';

const enqueue = createSerialQueue();

/** Sends one write and stores its reply; a broken connection counts as a failed reply. */
const writeWishes = (send: () => Promise<WishlistReply | null>): Promise<WishlistReply | null> =>
  enqueue(async () => {
    try {
      return await sendAndStore(send);
    } catch {
      return UNREACHABLE;
    }
  });

/** Call of a submitted form; `null`: not a wish list form. */
export async function submitWishForm(lang: LanguageCode, form: WishlistForm): Promise<WishlistReply | null> {
  const client = browserClient(lang);
  return writeWishes(() => sendWishlistForm(form, lang, (endpoint, input) => client.call(endpoint, input)));
}

async function sendAndStore<R extends WishlistReply | null>(send: () => Promise<R>): Promise<R> {
  await ensureToken();
  const reply = await send();
  if (reply?.success) setWishlist(reply.data);
  return reply;
}

const queue = createLineQueue<{ success: true } | Extract<WishlistReply, { success: false }>>({
  enqueue,
  setPending: (code, qty) => setPendingWish(code, qty === null ? null : qty > 0),
});

/** Adds or removes a product optimistically; a refusal restores the old state. Of several quick changes only the last one is sent. */
export const setWished = (lang: LanguageCode, code: string, isAdded: boolean) =>
  queue(code, isAdded ? 1 : 0, async (latestQty) => {
    try {
      const reply = await sendWish(lang, code, latestQty > 0);
      if (reply.success ? !pollsAfterWrites() : reply.data.statusCode < 500) return reply;
    } catch (error) {
      // Only maintenance mode is a definite refusal; after other failures the write may have succeeded.
      if (error instanceof ServiceUnavailable) return UNREACHABLE;
    }
    const isDone = await pollUntil(
      () => fetchWishCodes(lang),
      () => (wishIdOf(code) !== undefined) === latestQty > 0,
    );
    return isDone ? { success: true } : UNREACHABLE;
  });

async function sendWish(lang: LanguageCode, code: string, isAdded: boolean): Promise<WishlistReply | { success: true }> {
  const client = browserClient(lang);
  if (isAdded) return sendAndStore(() => client.call(wishCalls.addWish, { lang, code }));
  if (wishIdOf(code) === null) await fetchWishCodes(lang);
  const id = wishIdOf(code);
  return typeof id === 'number' ? sendAndStore(() => client.call(wishCalls.removeWish, { id })) : { success: true };
}

/** Loads the products on the list into the store; `null`: the call failed. */
export async function fetchWishCodes(lang: LanguageCode): Promise<true | null> {
  try {
    const reply = await browserClient(lang).call(wishCalls.wishCodes, {});
    if (!reply.success) return null;
    setWishlistCodes(reply.data.items);
    return true;
  } catch {
    return null;
  }
}
