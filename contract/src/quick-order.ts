/** Quick order: many products by their codes in one go (decision G16). */
import { z } from 'zod';
import * as calls from './quick-order.calls.ts';
import { cart } from './cart.ts';
import { charging, energy } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, lang, price } from './fields.ts';
import { image } from './products.ts';
import { MAX_ASKED, MAX_ORDER_LINES } from './values/order-lines.ts';

/** Outcomes of a line; each has a text. */
export const ORDER_LINE_STATES = [
  /** The whole quantity was added. */
  'added',
  /** Only the available quantity was added. */
  'fewer',
  /** Nothing was added: the cart already holds the whole stock. */
  'none',
  /** The code belongs to no product. */
  'unknown',
  /** Several products have it: `choices`. */
  'several',
  /** The code belongs to several variants: see `choices`. */
  'variant',
  /** Not sold any more, or not in this country. */
  'not_orderable',
  /** The cart has reached its limit of lines or value. */
  'full',
] as const;

const orderLineProduct = z.object({
  shopping_cart_code: z.string(),
  code: z.string(),
  title: z.string(),
  text_lang: z.string().nullable(),
  url_without_domain: z.string(),
  main_image: image.nullable(),
  /** Price of one unit. */
  price,
  unit_price: z.string().optional(),
  energy: energy.nullable(),
  charging: charging.optional(),
});
export type OrderLineProduct = z.infer<typeof orderLineProduct>;

export const orderLineAnswer = z.object({
  /** Code as it was typed. */
  code: z.string(),
  qty: z.number().int(),
  state: z.enum(ORDER_LINE_STATES),
  /** Pieces that this line put in the cart, or would. */
  added: z.number().int(),
  /** Pieces that one cart can have of it in all. */
  available_qty: z.number().int(),
  product: orderLineProduct.nullable(),
  choices: z.array(orderLineProduct),
});
export type OrderLineAnswer = z.infer<typeof orderLineAnswer>;

export const quickOrder = {
  quickOrder: defineEndpoint({
    ...calls.quickOrder,
    path: '/api/webshop/quick-order/',
    summary: 'Finds the products of many lines by code, EAN or part number and adds the available ones to the cart; with `check` it changes nothing.',
    input: z.object({
      lang,
      lines: z
        .array(z.object({ code: code.regex(/\S/), qty: z.number().int().min(1).max(MAX_ASKED).default(1) }))
        .min(1)
        .max(MAX_ORDER_LINES),
      check: z.boolean().default(false),
    }),
    reply: z.object({
      /** An answer for every line, in their order. */
      lines: z.array(orderLineAnswer),
      /** `null`: nothing was written. */
      cart: cart.nullable(),
    }),
    errors: ['error_unauthorized'],
  }),
};
