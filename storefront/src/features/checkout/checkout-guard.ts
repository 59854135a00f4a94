import type { Cart } from '@vitrina/contract/cart';
import { type Step, stepsOn, type Webshop } from './checkout-steps.ts';

export interface GuardFacts {
  /** The requested page. */
  step: 'login' | Step;
  webshop: Webshop;
  cart: Pick<Cart, 'qty' | 'missing'>;
  isLoggedIn: boolean;
  continuesAsGuest: boolean;
}

/** Redirect target; `null`: the page may be shown (specification, section 4, "Checkout guards"). */
export function checkoutGuard({ step, webshop, cart, isLoggedIn, continuesAsGuest }: GuardFacts): 'shopping_cart' | 'login' | Step | null {
  if (cart.qty === 0) return 'shopping_cart';
  if (step === 'login') return isLoggedIn || !webshop.auth ? 'customer' : null;
  if (webshop.auth && !isLoggedIn && !continuesAsGuest) return 'login';
  // Age is confirmed in the cart (decision G13).
  if (cart.missing.includes('age')) return 'shopping_cart';
  // Service not available at the address: the cart shows the reason; address and shipping method may still be changed.
  if (cart.missing.includes('services') && step !== 'customer' && step !== 'shipping') return 'shopping_cart';
  return stepsOn(webshop).find((earlier) => isBefore(earlier, step, webshop) && isMissing(earlier, cart)) ?? null;
}

const isBefore = (one: Step, other: Step, webshop: Webshop): boolean => stepsOn(webshop).indexOf(one) < stepsOn(webshop).indexOf(other);
const isMissing = (step: Step, { missing }: GuardFacts['cart']): boolean => step !== 'review_order' && missing.includes(step);
