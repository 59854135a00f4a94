import { type Cart, webshopCart } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import type { FitVerdict } from '@vitrina/contract/fits';
import { loadFits } from '../../features/fit/load-fits.ts';
import { type CartAccessory, loadCartAccessories } from '../../features/fit/load-cart-accessories.ts';
import type { Redirected } from '../../features/cart/deliver-to.tsx';
import type { MyCoupon } from '../../features/cart/my-coupons.tsx';
import { serverCaller } from '../../features/checkout/server-call.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { type LinkNotice, RESTORE_QUERY, STOP_QUERY, STOPPED } from './reminder-link-notice.ts';
import type { Failure } from './failure.ts';

export interface Props {
  cart: Cart;
  /** Coupons given to or saved by the customer. */
  myCoupons: MyCoupon[];
  /** Compatibility verdicts of the cart's items. */
  fits: FitVerdict[];
  /** Accessories proven to fit the cart's items. */
  accessories: CartAccessory[];
  /** Delivery countries. */
  countries: { code: string; title: string }[];
  /** Change of the delivery country just made; `null`: none. */
  redirected: Redirected | null;
  /** Action of a reminder's link; `null`: none. */
  notice: LinkNotice | null;
  /** A refused form without scripts; `null`: none. */
  failure: Failure | null;
}

/** The visitor's cart, which is private. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const [props, notice] = await Promise.all([cartProps(context), noticeOf(context)]);
  return { kind: 'page', props: { ...props, notice, failure: null }, isPrivate: true };
}

export async function cartProps(context: LoadContext): Promise<Pick<Props, 'cart' | 'myCoupons' | 'fits' | 'accessories' | 'countries' | 'redirected'>> {
  const [cart, myCoupons, { countries: all }] = await Promise.all([
    context.api.get(webshopCart.cart, {}),
    loadMyCoupons(context),
    context.api.get(webshopCheckout.location, {}),
  ]);
  const countries = all.map(({ code, title }) => ({ code, title }));
  const [fits, accessories] = await Promise.all([loadFits(context.api, cart), loadCartAccessories(context.api, cart)]);
  return { cart, myCoupons, countries, redirected: redirectedOf(context), fits, accessories };
}

/** Reads the change of country from the address that its form redirects to. */
function redirectedOf({ query }: LoadContext): Redirected | null {
  const [country, before] = [query.get('deliver'), Number(query.get('before') ?? Number.NaN)];
  return country !== null && Number.isFinite(before) && before >= 0 ? { country, before } : null;
}

/** Empty for guests. */
async function loadMyCoupons({ api }: LoadContext): Promise<MyCoupon[]> {
  const reply = await serverCaller(api)(webshopCart.myCoupons, {});
  if (reply.success) return reply.data.items.map(({ code, title, ends_at }) => ({ code, title, ends_at }));
  if (reply.data.label_name === 'error_unauthorized') return [];
  throw new Error(`my coupons: ${reply.data.label_name}`);
}

async function noticeOf({ api, query }: LoadContext): Promise<LinkNotice | null> {
  const stop = query.get(STOP_QUERY);
  if (stop !== null) return stop === STOPPED ? { kind: 'stop_done' } : { kind: 'stop', code: stop };
  const code = query.get(RESTORE_QUERY);
  if (code === null) return null;
  const reply = await serverCaller(api)(webshopCart.restorable, { code });
  if (reply.success) return reply.data.is_own ? null : { kind: 'restore', code, qty: reply.data.qty };
  if (reply.data.statusCode === 404 || reply.data.statusCode === 400) return { kind: 'restore_gone' };
  throw new Error(`a cart to restore: ${reply.data.label_name}`);
}
