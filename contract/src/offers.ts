/** Endpoints of offers to companies: the cart at the prices of a day, as a document, valid until a date. */
import { z } from 'zod';
import { cart } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idInQuery, lang } from './fields.ts';
import * as calls from './offers.calls.ts';

/** `over`: its last day is past. */
export const OFFER_STATES = ['open', 'ordered', 'over'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const offer = z.object({
  id,
  /** `P-000123` */
  number: z.string(),
  /** Language of the market that its prices are of. */
  market: z.string(),
  created_on: z.string(),
  /** Last day, by the shop's clock. */
  valid_until: z.string(),
  state: z.enum(OFFER_STATES),
  currency: z.string(),
  /** Total without VAT, and with it. */
  net: z.number(),
  total: z.number(),
  /** Pieces in all. */
  qty: z.number().int(),
});
export type Offer = z.infer<typeof offer>;

export const offers = {
  mine: defineEndpoint({
    ...calls.mine,
    path: '/api/auth/offers/',
    summary: 'Offers that the account made, newest first.',
    input: z.object({ lang }),
    reply: z.object({ items: z.array(offer) }),
    errors: ['error_unauthorized'],
  }),
  make: defineEndpoint({
    ...calls.make,
    path: '/api/auth/offers/',
    summary: 'Creates an offer from the cart for the company that the account buys for, at present prices, without coupons and reservation.',
    input: z.object({ lang }),
    reply: z.object({ offer }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_cart_empty', 'error_too_many_requests'],
  }),
  pdf: defineEndpoint({
    ...calls.pdf,
    path: '/api/auth/offer-pdf/',
    summary: 'An own offer as PDF.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: ['error_unauthorized', 'error_empty_data'],
  }),
  order: defineEndpoint({
    ...calls.order,
    path: '/api/auth/offer-order/',
    summary: 'Adds the products of an own offer to the cart at its prices, until its last day, once. Idempotent.',
    input: z.object({ lang, id }),
    reply: z.object({ cart }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_offer_over', 'error_offer_ordered', 'error_offer_market'],
  }),
};
