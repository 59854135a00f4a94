/** Changes to the visitor's comparison. Each write's reply holds all of it and is stored immediately. */
import * as compareCalls from '@vitrina/contract/compare.calls';
import { type Reply, ServiceUnavailable } from '@vitrina/contract/client';
import type { ComparedItem } from '@vitrina/contract/compare';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { ensureToken } from '../../api/ensure-token.ts';
import { createSerialQueue } from '../create-serial-queue.ts';
import { createLineQueue } from '../line-queue.ts';
import { UNREACHABLE } from '../unreachable.ts';
import { pollsAfterWrites, pollUntil } from '../../api/poll-until.ts';
import { setPendingCompared, setCompared } from './compare-store.ts';

type ChangeReply = { success: true } | Extract<Reply<unknown>, { success: false }>;
type Answer = Reply<{ items: ComparedItem[] }>;

const enqueue = createSerialQueue();

const queue = createLineQueue<ChangeReply>({ enqueue, setPending: (code, qty) => setPendingCompared(code, qty === null ? null : qty > 0) });

/** Adds or removes a product optimistically; a refusal restores the old state. Of several quick changes only the last one is sent. */
export const setComparedTo = (lang: LanguageCode, code: string, isAdded: boolean): Promise<ChangeReply> =>
  queue(code, isAdded ? 1 : 0, (latestQty) =>
    write(lang, { code, isAdded: latestQty > 0 }, () => {
      const call = latestQty > 0 ? compareCalls.addCompared : compareCalls.removeCompared;
      return browserClient(lang).call(call, { lang, shopping_cart_code: code });
    }),
  );

/** Replaces a product by another. */
export const replaceCompared = (lang: LanguageCode, { code, gone }: { code: string; gone: string }): Promise<ChangeReply> => {
  setPendingCompared(gone, false);
  return queue(code, 1, () =>
    write(lang, { code, isAdded: true }, () => browserClient(lang).call(compareCalls.addCompared, { lang, shopping_cart_code: code, replace: gone })),
  ).finally(() => setPendingCompared(gone, null));
};

/** One write. If its reply is lost or does not show the change, the comparison is polled for it. */
async function write(lang: LanguageCode, { code, isAdded }: { code: string; isAdded: boolean }, send: () => Promise<Answer>): Promise<ChangeReply> {
  const isThere = (items: readonly ComparedItem[]) => items.some((item) => item.shopping_cart_code === code) === isAdded;
  try {
    await ensureToken();
    const reply = await send();
    if (reply.success) setCompared(reply.data.items);
    else if (reply.data.statusCode < 500) return reply;
    if (reply.success && isThere(reply.data.items) && !pollsAfterWrites()) return { success: true };
  } catch (error) {
    // Only maintenance mode is a definite refusal; after other failures the write may have succeeded.
    if (error instanceof ServiceUnavailable) return UNREACHABLE;
  }
  return (await pollUntil(() => fetchCompared(lang), isThere)) ? { success: true } : UNREACHABLE;
}

/** Loads the comparison into the store; `null`: the call failed. */
export async function fetchCompared(lang: LanguageCode): Promise<readonly ComparedItem[] | null> {
  try {
    const reply = await browserClient(lang).call(compareCalls.compare, {});
    if (!reply.success) return null;
    setCompared(reply.data.items);
    return reply.data.items;
  } catch {
    return null;
  }
}
