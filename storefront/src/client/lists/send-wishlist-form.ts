import * as wishCalls from '@vitrina/contract/wishlist.calls';
import type { Reply } from '@vitrina/contract/client';
import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Call } from '@vitrina/contract/endpoint';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Wishlist } from '@vitrina/contract/wishlist';

/** Every reply to a write contains all lists. */
export type WishlistReply = Reply<Wishlist>;
/** Makes a call and returns its reply, successful or not; browser and server have one each. */
type Caller = <C extends Call>(endpoint: C, input: CallInput<C>) => Promise<Reply<CallReply<C>>>;

/** Fields of a form, in the browser or as submitted. */
export type WishlistForm = Pick<URLSearchParams, 'get'>;

/** Executes a form of the wish list: in the browser and, without scripts, on the server. `null`: not a wish list form. */
export async function sendWishlistForm(form: WishlistForm, lang: LanguageCode, call: Caller): Promise<WishlistReply | null> {
  const field = (name: string) => form.get(name) ?? '';
  const list = Number(field('list'));
  switch (field('action')) {
    case 'add':
      return call(wishCalls.addWish, {
        lang,
        code: field('code'),
        ...(field('qty') && { qty: Number(field('qty')) }),
        ...(field('list') && { list }),
      });
    case 'remove':
      return call(wishCalls.removeWish, { id: Number(field('id')) });
    case 'list-add':
      return call(wishCalls.addList, { lang, title: field('title') });
    case 'list-rename':
      return call(wishCalls.renameList, { lang, id: list, title: field('title') });
    case 'list-remove':
      return call(wishCalls.removeList, { id: list });
    case 'share':
    case 'unshare':
      return call(wishCalls.shareList, { lang, id: list, shared: field('action') === 'share' });
    default:
      return null;
  }
}

/** Returns the list to show after a form: its own, or a new one; `null`: all. */
export function listAfter(form: WishlistForm, reply: WishlistReply): number | null {
  const lists = reply.success ? reply.data.lists : [];
  if (form.get('action') === 'list-add') return lists.reduce((newest, list) => Math.max(newest, list.id), 0) || null;
  const view = Number(form.get('view'));
  return lists.some((list) => list.id === view) ? view : null;
}
