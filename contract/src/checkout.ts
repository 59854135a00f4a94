/** Steps of the checkout, stored in the cart: buyer, delivery, payment, reminders (specification, sections 4 and 5). The order is placed by `orders.ts`. */
import { z } from 'zod';
import { CART_ERRORS, cartCustomer, cartReply, customerField, paymentOption, restoreCode } from './cart-contents.ts';
import * as calls from './checkout.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, flag, lang } from './fields.ts';

const customerType = z.enum(['webshop.customer', 'webshop.guest']);

export const webshopCheckout = {
  location: defineEndpoint({
    ...calls.location,
    path: '/api/webshop/location/',
    summary: 'Countries of delivery, with their post codes and towns.',
    input: z.object({ country: z.string().length(2).optional() }),
    reply: z.object({
      countries: z.array(z.object({ code: z.string(), title: z.string(), post_code_pattern: z.string(), post_code_example: z.string() })),
      towns: z.array(z.object({ post_code: z.string(), town: z.string() })),
    }),
    isPublic: true,
  }),
  abandonment: defineEndpoint({
    ...calls.abandonment,
    path: '/api/webshop/abandonment/',
    summary: 'Saves the consent to one mail about an abandoned cart; needs an address entered in the checkout.',
    input: z.object({ lang, email: z.string().max(254), consent: z.boolean() }),
    reply: z.object({}),
    errors: [...CART_ERRORS, 'error_email_invalid'],
  }),
  stopReminders: defineEndpoint({
    ...calls.stopReminders,
    path: '/api/webshop/abandonment/',
    summary: 'Ends reminders to the address of a reminder’s link until consent is given again.',
    input: z.object({ lang, code: restoreCode }),
    reply: z.object({}),
    errors: ['error_empty_data'],
  }),
  customer: defineEndpoint({
    ...calls.customer,
    path: '/api/webshop/customer/',
    summary: 'The customer data entered so far; else those of the account.',
    input: z.object({}),
    reply: z.object({
      customer: cartCustomer.nullable(),
      /** True if the shopper consented to a reminder about this cart. */
      reminder_consent: z.boolean(),
    }),
  }),
  setCustomer: defineEndpoint({
    ...calls.setCustomer,
    path: '/api/webshop/customer/',
    summary: 'Saves buyer and address. Checks every field by the country’s rules and names each invalid one. With `draft` nothing is required.',
    input: z.object({
      lang,
      type: customerType,
      country: z.string().length(2),
      is_company: z.boolean().default(false),
      fields: z.record(z.string().max(40), z.string().max(500)).refine((fields) => Object.keys(fields).length <= 40),
      draft: z.boolean().default(false),
    }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_bad_input'],
  }),
  continueAsGuest: defineEndpoint({
    ...calls.continueAsGuest,
    path: '/api/webshop/continue-as-guest/',
    summary: 'The visitor buys without an account (specification, section 6).',
    input: z.object({ lang }),
    reply: cartReply,
    errors: [...CART_ERRORS],
  }),
  customerFields: defineEndpoint({
    ...calls.customerFields,
    path: '/api/webshop/customer-fields/',
    summary: 'Fields of the form in its order, by kind of buyer and country.',
    input: z.object({ type: customerType.default('webshop.guest'), country: z.string().length(2).optional(), is_company: flag.optional() }),
    reply: z.object({ country: z.string(), fields: z.array(customerField) }),
  }),
  setShipping: defineEndpoint({
    ...calls.setShipping,
    path: '/api/webshop/shipping/',
    summary: 'Sets a shipping method for all parcels that can have it.',
    input: z.object({ lang, shipping: code, point_id: code.optional() }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_shipping_not_possible'],
  }),
  setParcelShipping: defineEndpoint({
    ...calls.setParcelShipping,
    path: '/api/webshop/parcel-shipping/',
    summary: 'Sets the shipping method of one parcel.',
    input: z.object({ lang, parcel_id: code, shipping: code, point_id: code.optional() }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_shipping_not_possible'],
  }),
  payments: defineEndpoint({
    ...calls.payments,
    path: '/api/webshop/payment/',
    summary: 'Payment methods of the cart.',
    input: z.object({}),
    reply: z.object({ items: z.array(paymentOption) }),
  }),
  setPayment: defineEndpoint({
    ...calls.setPayment,
    path: '/api/webshop/payment/',
    summary: 'Sets the payment method.',
    input: z.object({ lang, payment: code }),
    reply: cartReply,
    errors: [...CART_ERRORS, 'error_payment_not_possible'],
  }),
};
