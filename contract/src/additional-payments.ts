/** Endpoints of additional payments for existing orders: requested by staff, paid by the buyer through a link (decision G15). */
import { z } from 'zod';
import * as calls from './additional-payments.calls.ts';
import { paymentOption } from './cart.ts';
import { defineEndpoint } from './endpoint.ts';
import { amount, code, lang, words } from './fields.ts';
import { bankTransfer, createdPayment, orderIdentifier, orderName, PAYMENT_STATUS } from './orders.ts';

/** `{id}-{code}`: the code has 128 random bits. */
export const additionalIdentifier = orderIdentifier;

/** Data for any holder of the payment's address: of the order only its number. */
export const additionalPayment = z.object({
  identifier: additionalIdentifier,
  order_number: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  payment_status: z.enum(PAYMENT_STATUS),
  created_at: z.string(),
  can_pay: z.boolean(),
  /** Online payment methods for it; empty if it cannot be paid now. */
  payments: z.array(paymentOption),
  /** Data for a transfer by hand; `null`: the payment is not by transfer. */
  transfer: bankTransfer.nullable(),
});
export type AdditionalPayment = z.infer<typeof additionalPayment>;

export const additionalPayments = {
  ask: defineEndpoint({
    ...calls.ask,
    path: '/api/webshop/additional-payment/',
    summary: 'Requests an additional payment for an order, with a reason; the buyer gets a link by mail. Staff only. Accepts an Idempotency-Key.',
    input: z.object({ lang, identifier: orderName, amount, reason: words(500) }),
    reply: z.object({ identifier: additionalIdentifier, url: z.string() }),
    errors: ['error_unauthorized', 'error_empty_data', 'error_additional_not_possible', 'error_idempotency_key', 'error_unavailable'],
    access: 'staff',
    permission: 'orders.edit',
  }),
  additionalPayment: defineEndpoint({
    ...calls.additionalPayment,
    path: '/api/webshop/additional-payment/',
    summary: 'An additional payment by its identifier, with its payment methods.',
    input: z.object({ identifier: additionalIdentifier }),
    reply: additionalPayment,
    errors: ['error_empty_data'],
  }),
  pay: defineEndpoint({
    ...calls.pay,
    path: '/api/webshop/additional-payment/pay/',
    summary: 'Starts the payment of an additional payment. Accepts an Idempotency-Key.',
    input: z.object({ lang, identifier: additionalIdentifier, payment: code }),
    reply: createdPayment,
    errors: [
      'error_empty_data',
      'error_additional_not_payable',
      'error_payment_not_possible',
      'error_idempotency_key',
      'error_too_many_requests',
      'error_unavailable',
    ],
  }),
};
