import { type FormEvent, useState } from 'react';
import type { ErrorLabel } from '@vitrina/contract/errors';
import { useShop } from '../../context/shop-context.tsx';
import { addToCart } from '../../client/cart/cart-actions.ts';
import { allToCart, type CartOutcome } from './all-to-cart.ts';
import { listAfter, type WishlistForm } from '../../client/lists/send-wishlist-form.ts';
import { toggleWish } from '../../features/wishlist/toggle-wish.ts';
import { submitWishForm } from '../../client/lists/wishlist-actions.ts';
import type { Wish } from './wish-view.ts';
import { navigate } from '../../links/navigate.ts';
import { wishlistUrl } from '../../links/page-links.ts';

export interface WishForms {
  submit: (event: FormEvent) => void;
  /** Item removed last, for undo; `null`: none. */
  removed: Wish | null;
  undo: () => void;
  outcome: CartOutcome | null;
  failure: ErrorLabel | null;
  isBusy: boolean;
}

interface Shown {
  items: readonly Wish[];
  /** Error of a form submitted without scripts; `null`: none. */
  failure: ErrorLabel | null;
  outcome: CartOutcome | null;
}

/** Handles the page's forms in the browser with the fields and calls of the plain forms; the page stays. */
export function useWishForms({ items, ...initial }: Shown): WishForms {
  const shop = useShop();
  const [removed, setRemoved] = useState<Wish | null>(null);
  const [{ failure, outcome }, setResult] = useState<Pick<WishForms, 'failure' | 'outcome'>>(initial);
  const [isBusy, setBusy] = useState(false);

  const send = async (form: WishlistForm) => {
    const reply = await submitWishForm(shop.lang, form);
    setResult({ outcome: null, failure: reply && !reply.success ? reply.data.label_name : null });
    if (!reply?.success || !String(form.get('action')).startsWith('list-')) return;
    const list = listAfter(form, reply);
    navigate(wishlistUrl(shop) + (list ? `?list=${list}` : ''), { keepPosition: true });
  };
  const putAllInCart = async () => {
    setBusy(true);
    setResult({ failure: null, outcome: await allToCart(items, (code, qty) => addToCart(shop.lang, code, qty)) });
    setBusy(false);
  };
  const remove = (wish: Wish) => {
    setRemoved(wish);
    toggleWish(shop.lang, { code: wish.shopping_cart_code, title: wish.title });
  };

  const submit = (event: FormEvent) => {
    const form = event.target as HTMLFormElement;
    // Buy and wish forms are handled by the layout.
    if (form.dataset.buy !== undefined || form.dataset.wish !== undefined || event.defaultPrevented) return;
    event.preventDefault();
    const fields = new FormData(form, (event.nativeEvent as SubmitEvent).submitter) as unknown as WishlistForm;
    const wish = items.find((item) => String(item.id) === fields.get('id'));
    if (fields.get('action') === 'remove' && wish) return remove(wish);
    if (fields.get('action') !== 'cart') return void send(fields);
    if (!isBusy) void putAllInCart();
  };
  const undo = () => {
    if (!removed) return;
    const { shopping_cart_code, qty, list } = removed;
    setRemoved(null);
    void send(new URLSearchParams({ action: 'add', code: shopping_cart_code, qty: String(qty), list: String(list) }));
  };
  // An item present again, after a refusal or otherwise, is not shown as removed.
  const isBack = removed !== null && items.some((item) => item.shopping_cart_code === removed.shopping_cart_code);
  return { submit, removed: isBack ? null : removed, undo, outcome, failure, isBusy };
}
