import { describe, expect, it } from 'vitest';
import { checkoutGuard, type GuardFacts } from './checkout-guard.ts';
import { isLastStep, nextStep, previousStep, stepsOn, type Webshop } from './checkout-steps.ts';

const webshop: Webshop = { auth: true, steps: { shipping: true, payment: true, review_order: true } };
const without = (...off: (keyof Webshop['steps'])[]): Webshop => ({
  ...webshop,
  steps: { ...webshop.steps, ...Object.fromEntries(off.map((step) => [step, false])) },
});
const facts: GuardFacts = { step: 'customer', webshop, cart: { qty: 1, missing: [] }, isLoggedIn: false, continuesAsGuest: true };
const PAGES = ['login', 'customer', 'shipping', 'payment', 'review_order'] as const;
const STEPS = PAGES.slice(1) as Exclude<(typeof PAGES)[number], 'login'>[];

describe('guards of the checkout', () => {
  it.each(PAGES)('%s leads to the cart when it is empty [S4.19] [S4.20] [S4.21] [S4.22] [S4.23]', (step) => {
    expect(checkoutGuard({ ...facts, step, cart: { qty: 0, missing: ['items'] } })).toBe('shopping_cart');
    expect(checkoutGuard({ ...facts, step, isLoggedIn: true, cart: { qty: 0, missing: ['items'] } })).toBe('shopping_cart');
  });

  it.each(STEPS)('%s needs login or guest continuation when webshop auth is on [S4.24] [S4.25] [S4.26] [S4.27] [S6.2]', (step) => {
    const guest = { ...facts, step, continuesAsGuest: false };
    expect(checkoutGuard(guest)).toBe('login');
    expect(checkoutGuard({ ...guest, isLoggedIn: true })).toBeNull();
    expect(checkoutGuard({ ...guest, continuesAsGuest: true })).toBeNull();
    expect(checkoutGuard({ ...guest, webshop: { ...webshop, auth: false } })).toBeNull();
  });

  it('the login page is for guests, and only where a login is needed', () => {
    expect(checkoutGuard({ ...facts, step: 'login' })).toBeNull();
    expect(checkoutGuard({ ...facts, step: 'login', isLoggedIn: true })).toBe('customer');
    expect(checkoutGuard({ ...facts, step: 'login', webshop: { ...webshop, auth: false } })).toBe('customer');
  });

  it('a step leads back to the first one before it whose data is missing', () => {
    const missing = (step: GuardFacts['step'], ...names: GuardFacts['cart']['missing']) => checkoutGuard({ ...facts, step, cart: { qty: 1, missing: names } });
    expect(missing('review_order', 'customer', 'shipping', 'payment')).toBe('customer');
    expect(missing('review_order', 'shipping', 'payment')).toBe('shipping');
    expect(missing('review_order', 'payment')).toBe('payment');
    expect(missing('payment', 'payment')).toBeNull();
    expect(missing('shipping', 'shipping', 'payment')).toBeNull();
    expect(missing('customer', 'customer', 'shipping', 'payment')).toBeNull();
    expect(missing('customer', 'age')).toBe('shopping_cart');
  });

  it('a step that is switched off is not required [S2.105] [S2.106]', () => {
    const cart: GuardFacts['cart'] = { qty: 1, missing: ['shipping', 'payment'] };
    expect(checkoutGuard({ ...facts, step: 'review_order', cart, webshop: without('shipping', 'payment') })).toBeNull();
    expect(checkoutGuard({ ...facts, step: 'payment', cart, webshop: without('shipping') })).toBeNull();
  });
});

describe('steps', () => {
  it('that are switched off disappear and are skipped [S2.105] [S2.106] [S2.107]', () => {
    expect(stepsOn(webshop)).toEqual(['customer', 'shipping', 'payment', 'review_order']);
    expect(stepsOn(without('shipping', 'review_order'))).toEqual(['customer', 'payment']);
    expect(nextStep('customer', without('shipping'))).toBe('payment');
    expect(previousStep('review_order', without('payment'))).toBe('shipping');
    expect(previousStep('customer', webshop)).toBeNull();
  });
  it('the last one carries the order', () => {
    expect(isLastStep('review_order', webshop)).toBe(true);
    expect(isLastStep('payment', without('review_order'))).toBe(true);
    expect(isLastStep('customer', without('shipping', 'payment', 'review_order'))).toBe(true);
  });
});
