/** Cart and coupons (specification, sections 3, 4 and 7). The steps of the checkout are in `checkout.ts`. Prices are decimals in the language's currency. */
import { z } from 'zod';
import * as calls from './cart.calls.ts';
import { CART_ERRORS, cart, cartCoupon, cartReply, qty, restoreCode, shoppingCartCode } from './cart-contents.ts';
import { defineEndpoint } from './endpoint.ts';
import { flag, lang } from './fields.ts';
import { serviceCode } from './services.ts';

export * from './cart-contents.ts';

const savedCoupons = z.object({
  items: z.array(z.object({ code: z.string(), title: z.string(), ends_at: z.string().nullable(), is_usable: z.boolean(), label_name: z.string() })),
});

export const webshopCart = {
  cart: defineEndpoint({
    ...calls.cart,
    path: '/api/webshop/cart/',
    summary: 'The whole cart of the caller, priced in the language’s market; empty if there is none.',
    input: z.object({}),
    reply: cart,
  }),
  isCartEmpty: defineEndpoint({
    ...calls.isCartEmpty,
    path: '/api/webshop/is-cart-empty/',
    summary: 'True if the cart is empty, and its quantity.',
    input: z.object({}),
    reply: z.object({ is_empty: z.boolean(), qty: z.number().int() }),
  }),
  addProduct: defineEndpoint({
    ...calls.addProduct,
    path: '/api/webshop/product/',
    summary: 'Adds a quantity of a product.',
    input: z.object({
      lang,
      shopping_cart_code: shoppingCartCode,
      qty: qty.default(1),
      /** Codes of services for the whole line, in addition to those it has. */
      services: z.array(serviceCode).max(20).optional(),
      /** True if the old device is taken back at delivery; absent: unchanged. */
      take_back: z.boolean().optional(),
    }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_not_orderable', 'error_quantity_not_available', 'error_service_not_possible'],
  }),
  addSet: defineEndpoint({
    ...calls.addSet,
    path: '/api/webshop/set/',
    summary: 'Adds one unit of each product of a set; all of them or none.',
    input: z.object({ lang, shopping_cart_codes: z.array(shoppingCartCode).min(1).max(8) }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_not_orderable', 'error_quantity_not_available'],
  }),
  setProduct: defineEndpoint({
    ...calls.setProduct,
    path: '/api/webshop/product/',
    summary: 'Sets the quantity of a line.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode, qty }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_not_orderable', 'error_quantity_not_available'],
  }),
  removeProduct: defineEndpoint({
    ...calls.removeProduct,
    path: '/api/webshop/product/',
    summary: 'Removes a line.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data'],
  }),
  takeBack: defineEndpoint({
    ...calls.takeBack,
    path: '/api/webshop/take-back/',
    summary: 'Sets whether the old device is taken back free of charge when a large one is delivered. Idempotent.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode, confirmed: z.boolean() }),
    reply: z.object({ cart }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_unavailable'],
  }),
  service: defineEndpoint({
    ...calls.service,
    path: '/api/webshop/service/',
    summary: 'Adds or removes a service of a product’s line, for its whole quantity. Idempotent.',
    input: z.object({
      lang,
      shopping_cart_code: shoppingCartCode,
      service: serviceCode,
      confirmed: z.boolean(),
      /** With `confirmed`: the buyer asks to begin within the withdrawal period, knowing that the right ends with completion; absent: unchanged. */
      begins_early: z.boolean().optional(),
    }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_service_not_possible'],
  }),
  saveForLater: defineEndpoint({
    ...calls.saveForLater,
    path: '/api/webshop/saved/',
    summary: 'Saves a line for later with its quantity and services. Idempotent.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_saved_full'],
  }),
  takeSaved: defineEndpoint({
    ...calls.takeSaved,
    path: '/api/webshop/saved/',
    summary: 'Moves a saved item back into the cart, up to the stock.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_not_orderable', 'error_quantity_not_available'],
  }),
  removeSaved: defineEndpoint({
    ...calls.removeSaved,
    path: '/api/webshop/saved/',
    summary: 'Deletes a saved item.',
    input: z.object({ lang, shopping_cart_code: shoppingCartCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data'],
  }),
  confirmAge: defineEndpoint({
    ...calls.confirmAge,
    path: '/api/webshop/age/',
    summary: 'Declares that the buyer is of age; verified at hand-over (decision G13).',
    input: z.object({ lang, confirmed: z.boolean() }),
    reply: cartReply,
    errors: [...CART_ERRORS],
  }),
  coupons: defineEndpoint({
    ...calls.coupons,
    path: '/api/webshop/coupon/',
    summary: 'Coupons in the cart.',
    input: z.object({}),
    reply: z.object({ items: z.array(cartCoupon) }),
  }),
  addCoupon: defineEndpoint({
    ...calls.addCoupon,
    path: '/api/webshop/coupon/',
    summary: 'Redeems a coupon; unknown, disabled and other customers’ codes get equal replies.',
    input: z.object({ lang, code: z.string().trim().min(1).max(60) }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_coupon_invalid_code', 'error_coupon_minimum', 'error_coupon_used', 'error_coupon_already', 'error_too_many_requests'],
  }),
  removeCoupon: defineEndpoint({
    ...calls.removeCoupon,
    path: '/api/webshop/coupon/',
    summary: 'Removes a coupon from the cart.',
    input: z.object({ lang, code: z.string().trim().min(1).max(60) }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data'],
  }),
  myCoupons: defineEndpoint({
    ...calls.myCoupons,
    path: '/api/webshop/my-coupon/',
    summary: 'The customer’s coupons; with all=1 also past ones.',
    input: z.object({ all: flag.optional() }),
    reply: savedCoupons,
    errors: [...CART_ERRORS],
  }),
  addMyCoupon: defineEndpoint({
    ...calls.addMyCoupon,
    path: '/api/webshop/my-coupon/',
    summary: 'Saves a coupon for later and returns the customer’s coupons; with all=1 also past ones.',
    input: z.object({ lang, code: z.string().trim().min(1).max(60), all: flag.optional() }),
    reply: savedCoupons,
    errors: [...CART_ERRORS, 'error_coupon_invalid_code', 'error_too_many_requests'],
  }),
  removeMyCoupon: defineEndpoint({
    ...calls.removeMyCoupon,
    path: '/api/webshop/my-coupon/',
    summary: 'Deletes a saved coupon.',
    input: z.object({ lang, code: z.string().trim().min(1).max(60) }),
    reply: z.object({}),
    errors: [...CART_ERRORS, 'error_empty_data'],
  }),
  restorable: defineEndpoint({
    ...calls.restorable,
    path: '/api/webshop/restore-cart/',
    summary: 'The cart that a reminder’s link restores; changes nothing. Not found once it was ordered or emptied.',
    input: z.object({ code: restoreCode }),
    reply: z.object({
      /** Pieces in it. */
      qty: z.number().int(),
      /** True if it is the caller's own open cart, so there is nothing to restore. */
      is_own: z.boolean(),
    }),
    errors: ['error_empty_data'],
  }),
  restoreCart: defineEndpoint({
    ...calls.restoreCart,
    path: '/api/webshop/restore-cart/',
    summary: 'Copies the products of an abandoned cart into the caller’s cart; idempotent. The owner’s personal data are not included.',
    input: z.object({ lang, code: restoreCode }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_empty_data', 'error_quantity_not_available'],
  }),
};
