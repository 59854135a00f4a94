/** Endpoints of reserved payments: capture in parts or whole, or release. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { amount } from '../fields.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '../orders.ts';
import * as calls from './captures.calls.ts';
import { orderNumberInPath } from './orders.ts';

const ERRORS = [
  'error_unauthorized',
  'error_forbidden',
  'error_confirm_needed',
  'error_empty_data',
  'error_order_state',
  'error_amount_differs',
  'error_idempotency_key',
  'error_unavailable',
] as const;

export const staffCaptures = {
  make: defineEndpoint({
    ...calls.make,
    summary: 'Captures a part of an order’s reservation, or the whole amount due; the order is paid once that is captured. Accepts an Idempotency-Key.',
    input: z.object({ number: orderNumberInPath, /** Decimal; absent: all that may be collected. */ amount: amount.optional() }),
    reply: z.object({
      amount: z.number(),
      currency: z.string(),
      /** `due`: requested; the gateway reports the result later. */
      state: z.enum(['due', 'done', 'refused']),
      payment_status: z.enum(PAYMENT_STATUS),
    }),
    errors: ERRORS,
    access: 'office',
    permission: 'payments.book',
    confirm: true,
    listed: false,
  }),
  release: defineEndpoint({
    ...calls.release,
    summary: 'Releases an order’s reservation if nothing of it is captured; the order stays unpaid. Accepts an Idempotency-Key.',
    input: z.object({ number: orderNumberInPath }),
    reply: z.object({ status: z.enum(ORDER_STATUS), payment_status: z.enum(PAYMENT_STATUS) }),
    errors: ERRORS,
    access: 'office',
    permission: 'payments.book',
    confirm: true,
    listed: false,
  }),
};
