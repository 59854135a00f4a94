/** Endpoints of staff for orders: payments by hand, and states of delivery. */
import { z } from 'zod';
import * as calls from './staff-orders.calls.ts';
import { defineEndpoint } from './endpoint.ts';
import { amount, id, lang, words } from './fields.ts';
import { ORDER_STATUS, orderName, PAYMENT_STATUS } from './orders.ts';

/** States staff may set by hand; payments and cancellations set all others. */
export const STAFF_STATES = ['packed', 'shipped', 'delivered'] as const;
export type StaffState = (typeof STAFF_STATES)[number];
/** Payment methods whose payments staff book, as no gateway reports them. */
export const PAID_BY_HAND = ['bank-transfer', 'cash-on-delivery'] as const;

export const staffOrders = {
  moveOrder: defineEndpoint({
    ...calls.moveOrder,
    path: '/api/webshop/staff/order-state/',
    summary: 'Marks an order as packed, shipped or delivered. The buyer gets a mail with the tracking when it is shipped. Staff only.',
    input: z.object({
      lang,
      identifier: orderName,
      state: z.enum(STAFF_STATES),
      carrier: words(80).optional(),
      tracking_number: words(80).optional(),
      tracking_url: z
        .url({ protocol: /^https?$/, hostname: z.regexes.domain })
        .max(500)
        .optional(),
    }),
    reply: z.object({ status: z.enum(ORDER_STATUS), payment_status: z.enum(PAYMENT_STATUS) }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_order_state', 'error_unavailable'],
    access: 'staff',
    permission: 'orders.fulfil',
  }),
  bookPayment: defineEndpoint({
    ...calls.bookPayment,
    path: '/api/webshop/staff/payment/',
    summary: 'Books a payment or refund by transfer or in cash, of an order or its additional payment. Staff only.',
    input: z.object({
      lang,
      identifier: orderName,
      /** Number of the additional payment (the first part of its identifier) that it was for. */
      additional_id: id.optional(),
      kind: z.enum(['paid', 'refunded']).default('paid'),
      payment: z.enum(PAID_BY_HAND).default('bank-transfer'),
      /** Amount received or refunded, in the order's currency; partial payments are refused. */
      amount,
    }),
    reply: z.object({ status: z.enum(ORDER_STATUS), payment_status: z.enum(PAYMENT_STATUS) }),
    errors: [
      'error_unauthorized',
      'error_empty_data',
      'error_amount_differs',
      'error_payment_booked',
      'error_nothing_to_refund',
      'error_order_state',
      'error_unavailable',
    ],
    access: 'staff',
    permission: 'payments.book',
  }),
  agreeToWithdrawal: defineEndpoint({
    ...calls.agreeToWithdrawal,
    path: '/api/webshop/staff/withdrawal/',
    summary: 'Carries out a withdrawal by number and e-mail that the buyer has not confirmed by mail. Staff only.',
    input: z.object({ lang, identifier: orderName }),
    reply: z.object({ status: z.enum(ORDER_STATUS), payment_status: z.enum(PAYMENT_STATUS) }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_withdrawal_over', 'error_unavailable'],
    access: 'staff',
    permission: 'returns.handle',
  }),
};
