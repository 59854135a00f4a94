/**
 * Endpoints of the office's home and desk: search over everything, the session's own facts, counts of waiting work, goods
 * and payments by hand for one order.
 */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { amount, id, words } from '../fields.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '../orders.ts';
import { PAID_BY_HAND, STAFF_STATES } from '../staff-orders.ts';
import * as calls from './desk.calls.ts';
import { FOUND_KINDS } from './found-question.ts';
import { orderNumberInPath } from './orders.ts';
import { version } from './saving.ts';

const found = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Number of an order, code of a product, e-mail of a customer. */
  id: z.string(),
  title: z.string(),
  /** Details that distinguish the hit; may be empty. */
  sub: z.string(),
  /** State of the order; only for orders. */
  state: z.enum(ORDER_STATUS).optional(),
});
export type Found = z.infer<typeof found>;

/** Periods of sales figures. */
export const PERIODS = ['today', 'yesterday', 'week', 'week_before'] as const;
export type Period = (typeof PERIODS)[number];

const states = z.object({ status: z.enum(ORDER_STATUS), payment_status: z.enum(PAYMENT_STATUS) });

export const staffDesk = {
  search: defineEndpoint({
    ...calls.search,
    summary:
      'Searches orders, products and customers within the session’s permissions; an exact number first. The prefixes `o:`, `p:` and `c:` restrict it to one kind.',
    input: z.object({ q: z.string().trim().min(1).max(100) }),
    reply: z.object({ items: z.array(found) }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    listed: false,
  }),
  colleagues: defineEndpoint({
    ...calls.colleagues,
    summary: 'Members of staff with a role, by name.',
    input: z.object({}),
    reply: z.object({ items: z.array(z.object({ id, name: z.string(), roles: z.array(z.string()) })) }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'orders.view',
    listed: false,
  }),
  figures: defineEndpoint({
    ...calls.figures,
    summary: 'Sales of today, yesterday, the previous seven days and the seven before; without cancelled and unpaid orders.',
    input: z.object({}),
    reply: z.object({
      periods: z.array(
        z.object({
          name: z.enum(PERIODS),
          /** Days by the shop’s clock, both included: `2026-11-23`. */
          from: z.string(),
          to: z.string(),
          orders: z.number().int(),
          /** Decimal, with VAT and delivery, by currency; most first. */
          sums: z.array(z.object({ currency: z.string(), amount: z.number() })),
        }),
      ),
    }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'reports.money',
    listed: false,
  }),
  counts: defineEndpoint({
    ...calls.counts,
    summary: 'Numbers of orders by state and by payment.',
    input: z.object({}),
    reply: z.object({
      items: z.array(
        z.object({
          status: z.enum(ORDER_STATUS),
          /** `null`: not for this role. */
          payment_status: z.enum(PAYMENT_STATUS).nullable(),
          n: z.number().int(),
        }),
      ),
    }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'orders.view',
    listed: false,
  }),
  move: defineEndpoint({
    ...calls.move,
    summary: 'Marks an order as packed, shipped or delivered, as one parcel; the buyer gets a mail when it is shipped.',
    input: z.object({
      number: orderNumberInPath,
      state: z.enum(STAFF_STATES),
      /** Version of the order as shown to the caller; if it changed since, the call is refused. */
      version: version.optional(),
      carrier: words(80).optional(),
      tracking_number: words(80).optional(),
      tracking_url: z
        .url({ protocol: /^https?$/, hostname: z.regexes.domain })
        .max(500)
        .optional(),
    }),
    reply: states,
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_order_state', 'error_version', 'error_idempotency_key', 'error_unavailable'],
    access: 'office',
    permission: 'orders.fulfil',
    listed: false,
  }),
  book: defineEndpoint({
    ...calls.book,
    summary: 'Books a payment or refund by transfer or in cash: the whole amount of the order.',
    input: z.object({
      number: orderNumberInPath,
      kind: z.enum(['paid', 'refunded']).default('paid'),
      payment: z.enum(PAID_BY_HAND).default('bank-transfer'),
      /** Decimal, in the order’s currency. */
      amount,
    }),
    reply: states,
    errors: [
      'error_unauthorized',
      'error_forbidden',
      'error_confirm_needed',
      'error_empty_data',
      'error_amount_differs',
      'error_payment_booked',
      'error_nothing_to_refund',
      'error_order_state',
      'error_idempotency_key',
      'error_unavailable',
    ],
    access: 'office',
    permission: 'payments.book',
    confirm: true,
    listed: false,
  }),
};
