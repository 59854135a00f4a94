import { webshopCart } from '@vitrina/contract/cart';
import type { ErrorLabel } from '@vitrina/contract/errors';
import { serverCaller } from '../../features/checkout/server-call.ts';
import { allToCart } from './all-to-cart.ts';
import { listAfter, sendWishlistForm } from '../../client/lists/send-wishlist-form.ts';
import { cartUrl, wishlistUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { loadOwn, type OwnProps, type Props } from './load.ts';
import { shownItems } from './shown-items.ts';

/** Handles forms of the wish list without scripts, including wish buttons of products: redirects to the list, or shows it with the errors. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang } = context;
  if (form.get('action') === 'cart') return putAllInCart(context);
  const reply = await sendWishlistForm(form, lang, serverCaller(api));
  if (reply && !reply.success) return again(context, { failure: reply.data.label_name });
  const list = reply && listAfter(form, reply);
  return { kind: 'redirect', to: wishlistUrl(context) + (list ? `?list=${list}` : ''), status: 303 };
}

async function putAllInCart(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, form, lang } = context;
  const props = await loadOwn(context);
  const call = serverCaller(api);
  const items = shownItems({ ...props, list: Number(form.get('view')) || null, category: form.get('category') || null });
  const outcome = await allToCart(items, (shopping_cart_code, qty) => call(webshopCart.addProduct, { lang, shopping_cart_code, qty }));
  return outcome.refused.length === 0 ? { kind: 'redirect', to: cartUrl(context), status: 303 } : again(context, { outcome });
}

/** The list again, with the result of a form. */
async function again(context: LoadContext, result: Partial<Pick<OwnProps, 'outcome'>> & { failure?: ErrorLabel }): Promise<LoadResult<Props>> {
  const view = context.form.get('view') ?? '';
  const query = new URLSearchParams(view && { list: view });
  return { kind: 'page', props: { ...(await loadOwn({ ...context, query })), ...result }, status: 422, isPrivate: true };
}
