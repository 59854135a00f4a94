import { type Cart, webshopCart } from '@vitrina/contract/cart';
import { customers } from '@vitrina/contract/customers';
import type { LoadContext } from '../../context/page-types.ts';
import { checkoutGuard } from './checkout-guard.ts';
import type { Step, Webshop } from './checkout-steps.ts';
import { webshopUrl } from './checkout-url.ts';

/** Common props of all step pages. */
export interface StepProps {
  cart: Cart;
  webshop: Webshop;
  isLoggedIn: boolean;
  /** Idempotency-Key for an order form submitted without scripts. */
  orderKey: string;
}

type Opened = { kind: 'open'; props: StepProps } | { kind: 'redirect'; to: string; status: 302 | 303 };

/** Loads the visitor's cart and applies the checkout guards. */
export async function loadStep({ api, info, lang, form }: LoadContext, step: 'login' | Step): Promise<Opened> {
  const [cart, login] = await Promise.all([api.get(webshopCart.cart, {}), api.get(customers.isLogin, {})]);
  const isLoggedIn = login.user_id !== null;
  const continuesAsGuest = cart.continue_as_guest || login.continue_as_guest_exist;
  const elsewhere = checkoutGuard({ step, webshop: info.webshop, cart, isLoggedIn, continuesAsGuest });
  if (elsewhere) return { kind: 'redirect', to: webshopUrl(elsewhere, { lang, info }), status: [...form].length > 0 ? 303 : 302 };
  return { kind: 'open', props: { cart, webshop: info.webshop, isLoggedIn, orderKey: crypto.randomUUID() } };
}
