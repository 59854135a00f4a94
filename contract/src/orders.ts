/** Orders and payments (specification, sections 3, 4, 7 and 8). */
import { z } from 'zod';
import * as calls from './orders.calls.ts';
import { cart, paymentOption } from './cart.ts';
import { image } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { code, flag, idInQuery, lang, languageCode, orderIdentifier } from './fields.ts';

export { orderIdentifier };

/** Identifier of an order, or its number, which buyers use on the phone and on transfers. */
export const orderName = z.string().regex(/^\d{1,18}(?:-[A-Za-z0-9_-]{22})?$/);

/** `waiting`: for confirmation by its mail; nothing is reserved for it, and it cannot be paid yet. */
export const ORDER_STATUS = ['waiting', 'new', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'failed'] as const;
export type OrderStatus = (typeof ORDER_STATUS)[number];
export const PAYMENT_STATUS = ['unpaid', 'pending', 'paid', 'failed', 'refunded', 'refund_due'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUS)[number];
export const PAYMENT_TYPES = ['none', 'redirect', 'direct_credit_cart_form', 'credit_cart_form'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** Data for a transfer by hand, and its payment code (UPN QR, HUB-3, NBS IPS QR, EPC QR). */
export const bankTransfer = z.object({
  recipient: z.string(),
  recipient_address: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** Printed form: `SI00 12-3456`. */
  reference: z.string(),
  purpose: z.string(),
  amount: z.number(),
  currency: z.string(),
  /** Name, street and town, as far as the checkout asked. */
  payer: z.string(),
  /** Last day to pay, `2026-11-24`; `null`: no limit. */
  due: z.string().nullable(),
  /** Kind of the payment code below; `null`: no bank app supports one for this account and currency. */
  code_kind: z.enum(['upn-qr', 'hub3', 'nbs-ips', 'epc-qr']).nullable(),
  /** QR code as an `<svg>` element. */
  code_svg: z.string().nullable(),
});
export type BankTransfer = z.infer<typeof bankTransfer>;

/** An additional payment, as listed with its order. */
export const additionalSummary = z.object({
  identifier: orderIdentifier,
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  payment_status: z.enum(PAYMENT_STATUS),
  created_at: z.string(),
  can_pay: z.boolean(),
});
export type AdditionalSummary = z.infer<typeof additionalSummary>;

/** Tracking of a parcel; `null`: not known. */
export const tracking = z.object({ carrier: z.string().nullable(), number: z.string().nullable(), url: z.string().nullable() });
export type Tracking = z.infer<typeof tracking>;

export const WITHDRAWAL_STATES = ['open', 'late', 'done', 'over'] as const;
/** State of an order's right of withdrawal. */
export const withdrawalSummary = z.object({
  /** `done`: everything was withdrawn; `over`: the order ended otherwise. */
  state: z.enum(WITHDRAWAL_STATES),
  /** Deadline; `null`: not delivered yet, so the period has not started. */
  until: z.string().nullable(),
  /** Days after delivery, as promised at the order. */
  days: z.number().int(),
  /** Receipt of the newest statement. */
  received_at: z.string().nullable(),
  lines: z.array(
    z.object({
      code: z.string(),
      qty: z.number().int(),
      withdrawn: z.number().int(),
      /** A service that was carried out at the buyer's request: the right ended with it. */
      is_over: z.literal(true).optional(),
    }),
  ),
});
export type WithdrawalSummary = z.infer<typeof withdrawalSummary>;

export const order = z.object({
  identifier: orderIdentifier,
  /** Readable number, for telephone calls and bank statements. */
  number: z.string(),
  status: z.enum(ORDER_STATUS),
  payment_status: z.enum(PAYMENT_STATUS),
  payment_type: z.enum(PAYMENT_TYPES),
  payment: paymentOption,
  created_at: z.string(),
  /** Expiry of an unpaid order. */
  expires_at: z.string().nullable(),
  email: z.string(),
  lang: z.string(),
  /** Cart as it was ordered. */
  cart,
  can_cancel: z.boolean(),
  can_pay: z.boolean(),
  /** Ways to pay it, with new_payment=1. */
  new_payments: z.array(paymentOption),
  /** Address the browser opens after creation, for direct_credit_cart_form. */
  redirect_url_on_created: z.string().nullable(),
  transfer: bankTransfer.nullable(),
  /** Additional payments, oldest first. */
  additional_payments: z.array(additionalSummary),
  /** Refunds of the order, oldest first; `due`: decided but not paid out yet. */
  refunds: z.array(
    z.object({
      amount: z.number(),
      currency: z.string(),
      state: z.enum(['due', 'done']),
      created_at: z.string(),
      lines: z.array(z.object({ code: z.string(), qty: z.number().int() })),
    }),
  ),
  /** Sum of the refunds, decimal. */
  refunded: z.number(),
  /** Invoices and credit notes, oldest first; `url` is that of the PDF, `e_invoice_url` that of the UBL for companies. */
  documents: z.array(
    z.object({
      ...{ id: z.number(), kind: z.enum(['invoice', 'credit_note']), number: z.string(), issued_at: z.string(), url: z.string() },
      e_invoice_url: z.string().nullable(),
    }),
  ),
  tracking: tracking.nullable(),
  withdrawal: withdrawalSummary,
  events: z.array(z.object({ label_name: z.string(), at: z.string() })),
});
export type Order = z.infer<typeof order>;

export const orderSummary = z.object({
  identifier: orderIdentifier,
  number: z.string(),
  status: z.enum(ORDER_STATUS),
  payment_status: z.enum(PAYMENT_STATUS),
  created_at: z.string(),
  total: z.number(),
  currency: z.string(),
  url_without_domain: z.string(),
  titles: z.array(z.string()),
  /** Of the first products, as they were when it was ordered. */
  pictures: z.array(image.pick({ upload_path: true, kind: true })),
  /** Bought lines, for ordering them again. */
  lines: z.array(z.object({ code: z.string(), qty: z.number().int() })),
  /** Invoices, by the address of their PDF. */
  invoices: z.array(z.object({ number: z.string(), url: z.string() })),
});
export type OrderSummary = z.infer<typeof orderSummary>;

export const hiddenForm = z.object({ action: z.string(), method: z.literal('post'), fields: z.record(z.string(), z.string()) });
export const createdPayment = z.object({
  hidden_form: hiddenForm.optional(),
  redirect_url: z.string().optional(),
  /** Card form of the provider, shown in its own frame. */
  frame_url: z.string().optional(),
  /** error_empty_payment_form: the payment could not be started, the order stays. */
  label_name: z.string().optional(),
});
export type CreatedPayment = z.infer<typeof createdPayment>;

/** State of an order that waits for confirmation, as the link of its mail shows it. */
export const orderConfirmation = z.object({
  /** `over`: not confirmed in time; `impossible`: could not be placed because of `problem`. */
  state: z.enum(['waiting', 'placed', 'over', 'impossible']),
  /** Label of the reason why it could not be placed. */
  problem: z.string().nullable(),
  number: z.string(),
  /** Whole identifier of the order; `null`: not placed yet. */
  identifier: orderIdentifier.nullable(),
  total: z.number(),
  currency: z.string(),
  items: z.array(z.object({ title: z.string(), text_lang: z.string().nullable(), qty: z.number().int() })),
  /** Expiry unless it is confirmed before. */
  expires_at: z.string().nullable(),
});
export type OrderConfirmation = z.infer<typeof orderConfirmation>;

export const orderLegal = z.object({
  market: languageCode,
  shown_at: z.string(),
  /** Seller as in the settings at that time. */
  seller: z.record(z.string(), z.unknown()).nullable(),
  items: z.array(z.record(z.string(), z.unknown())),
  texts: z.array(z.object({ code: z.string(), sha256: z.string(), title: z.string(), /** Clean HTML. */ content: z.string() })),
});
export type OrderLegal = z.infer<typeof orderLegal>;

export const webshopOrders = {
  createOrder: defineEndpoint({
    ...calls.createOrder,
    path: '/api/webshop/order/',
    summary: 'Creates the order of the cart, once per cart. Accepts an Idempotency-Key.',
    input: z.object({
      lang,
      /** Total shown to the buyer: if the present total of the cart differs, the order is refused with the present cart. */
      total: z.number().optional(),
      accept_terms: z.boolean().optional(),
    }),
    reply: z.object({
      identifier: orderIdentifier,
      payment_type: z.enum(PAYMENT_TYPES),
      redirect_url_on_created: z.string().optional(),
      /** True if many orders came from the network: this one reserves nothing and expires in half an hour unless it is confirmed by its mail. */
      waits_for_confirmation: z.boolean().optional(),
    }),
    errors: [
      'error_unauthorized',
      'error_cart_empty',
      'error_cart_incomplete',
      'error_cart_changed',
      'error_quantity_not_available',
      'error_coupon_used',
      'error_credit_limit',
      'error_idempotency_key',
      'error_too_many_requests',
    ],
  }),
  confirmation: defineEndpoint({
    ...calls.confirmation,
    path: '/api/webshop/order-confirmation/',
    summary: 'State of an order that waits for confirmation by mail; `identifier` is the one of that link.',
    input: z.object({ identifier: orderIdentifier }),
    reply: orderConfirmation,
    errors: ['error_empty_data'],
  }),
  confirmOrder: defineEndpoint({
    ...calls.confirmOrder,
    path: '/api/webshop/order-confirmation/',
    summary: 'Places a waiting order with present stock, coupons and prices, or returns the reason why that is impossible. Idempotent.',
    input: z.object({ lang, identifier: orderIdentifier }),
    reply: orderConfirmation,
    errors: ['error_empty_data', 'error_unavailable'],
  }),
  order: defineEndpoint({
    ...calls.order,
    path: '/api/webshop/order/',
    summary: 'An order by its identifier, with its cart; with new_payment=1 also its payment methods.',
    input: z.object({ identifier: orderIdentifier, new_payment: flag.optional() }),
    reply: order,
    errors: ['error_empty_data'],
  }),
  orderStatus: defineEndpoint({
    ...calls.orderStatus,
    path: '/api/webshop/order-status/',
    summary: 'Status of an order and its payment.',
    input: z.object({ identifier: orderIdentifier }),
    reply: z.object({ status: z.enum(ORDER_STATUS), payment_status: z.enum(PAYMENT_STATUS) }),
    errors: ['error_empty_data'],
  }),
  orderLegal: defineEndpoint({
    ...calls.orderLegal,
    path: '/api/webshop/order-legal/',
    summary: 'Legal information shown when an order was placed: the contract’s texts in full, the seller, the information beside each price.',
    input: z.object({ identifier: orderIdentifier }),
    reply: orderLegal,
    errors: ['error_empty_data'],
  }),
  createPayment: defineEndpoint({
    ...calls.createPayment,
    path: '/api/webshop/create-payment/',
    summary: 'Starts a payment of an unpaid order, by its payment method or another one.',
    input: z.object({ lang, identifier: orderIdentifier, payment: code.optional() }),
    reply: createdPayment,
    errors: ['error_empty_data', 'error_order_not_payable', 'error_payment_not_possible', 'error_too_many_requests'],
  }),
  orders: defineEndpoint({
    ...calls.orders,
    path: '/api/webshop/orders/',
    summary: 'The customer’s own orders, newest first.',
    input: z.object({ page: idInQuery.optional(), per_page: idInQuery.optional() }),
    reply: z.object({ items: z.array(orderSummary), pagination: z.object({ page: z.number(), per_page: z.number(), total: z.number(), pages: z.number() }) }),
    errors: ['error_unauthorized'],
  }),
  overview: defineEndpoint({
    ...calls.overview,
    path: '/api/webshop/overview/',
    summary: 'The customer’s next delivery, and savings by club prices within a year.',
    input: z.object({}),
    reply: z.object({
      next_delivery: z
        .object({ identifier: orderIdentifier, number: z.string(), /** The promised one. */ day: z.string(), titles: z.array(z.string()) })
        .nullable(),
      club_gains: z.array(z.object({ currency: z.string(), amount: z.number() })),
    }),
    errors: ['error_unauthorized'],
  }),
  cancelOrder: defineEndpoint({
    ...calls.cancelOrder,
    path: '/api/webshop/cancel-order/',
    summary: 'Cancels an order until it is packed; its stock returns once (decision G14).',
    input: z.object({ lang, identifier: orderIdentifier, reason: z.string().max(500).optional() }),
    reply: z.object({ status: z.enum(ORDER_STATUS), payment_status: z.enum(PAYMENT_STATUS) }),
    errors: ['error_empty_data', 'error_order_not_cancellable'],
  }),
};
