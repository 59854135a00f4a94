/** Endpoints of staff for orders: edits before packing, mails, and orders taken by telephone. */
import * as z from 'zod';
import { qty } from '../cart.ts';
import { defineEndpoint } from '../endpoint.ts';
import { code, languageCode, orderIdentifier, words } from '../fields.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '../orders.ts';
import { orderNumberInPath } from './orders.ts';
import * as calls from './order-actions.calls.ts';
import { saved, version } from './saving.ts';

const mailId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const ERRORS = ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_unavailable'] as const;
const number = orderNumberInPath;
const money = z.number();

/** Field of the address as in the checkout. */
const field = z.string().trim().max(200);
const addressFields = [
  ...['name', 'surname', 'street', 'post_code', 'town', 'phone', 'company_name', 'vat_number'],
  ...['delivery_name', 'delivery_surname', 'delivery_street', 'delivery_post_code', 'delivery_town'],
] as const;

const lineChanges = {
  number,
  /** Version of the order's contents, `content_version` of the order. */
  version,
  /** New quantities of lines by their positions: less than ordered; 0 removes the line. */
  lines: z
    .array(z.object({ id: z.number().int().min(0).max(32_767), qty: z.number().int().min(0).max(100_000) }))
    .max(500)
    .default([]),
  /** Products to add at today's price, or further units of one. */
  add: z
    .array(z.object({ product_code: code, qty }))
    .max(100)
    .default([]),
};
const contents = z.object({
  version,
  currency: z.string(),
  before: money,
  total: money,
  /** Difference to pay or, if negative, to refund; 0 for an unpaid order. */
  difference: money,
  lines: z.array(z.object({ id: z.number().int(), code: z.string(), title: z.string(), qty: z.number().int(), total: money })),
});

export const orderActions = {
  cancel: defineEndpoint({
    ...calls.cancel,
    summary: 'Cancels an order that is not packed; payments are refunded. Accepts an Idempotency-Key.',
    input: z.object({ number, reason: words(500), /** Releases the reserved stock. */ restock: z.boolean().default(true) }),
    reply: z.object({ status: z.enum(ORDER_STATUS), payment_status: z.enum(PAYMENT_STATUS) }),
    errors: [...ERRORS, 'error_order_not_cancellable', 'error_idempotency_key'],
    access: 'office',
    permission: 'orders.cancel',
    listed: false,
  }),
  saveAddress: defineEndpoint({
    ...calls.saveAddress,
    summary: 'Changes the address of an order that is not packed: only the fields sent, merged with concurrent changes. The buyer gets a mail.',
    input: z.object({
      number,
      version,
      changes: z
        .partialRecord(z.enum(addressFields), field)
        .refine((changes) => Object.keys(changes).length > 0, { params: { label: 'error_field_required' } }),
    }),
    reply: saved,
    errors: [...ERRORS, 'error_version', 'error_order_state', 'error_idempotency_key'],
    access: 'office',
    permission: 'orders.edit',
    listed: false,
  }),
  service: defineEndpoint({
    ...calls.service,
    summary:
      'Records that a service of an order was fully carried out, or reverts it: if the buyer asked to begin early, the right to withdraw from it ends. Idempotent.',
    input: z.object({ number, /** Place of its line. */ id: z.number().int().min(0).max(32_767), done: z.boolean() }),
    reply: z.object({ carried_out_at: z.string().nullable() }),
    errors: [...ERRORS, 'error_order_state', 'error_idempotency_key'],
    access: 'office',
    permission: 'orders.fulfil',
    listed: false,
  }),
  previewLines: defineEndpoint({
    ...calls.previewLines,
    summary: 'Totals of an order after an edit of its lines. Changes nothing.',
    input: z.object(lineChanges),
    reply: contents,
    errors: [...ERRORS, 'error_version', 'error_order_state', 'error_quantity_not_available', 'error_not_orderable'],
    access: 'office',
    permission: 'orders.edit',
    listed: false,
  }),
  saveLines: defineEndpoint({
    ...calls.saveLines,
    summary: 'Changes the lines of an order that is not packed; the difference is refunded, or requested as an additional payment. Accepts an Idempotency-Key.',
    input: z.object({ ...lineChanges, reason: words(500) }),
    reply: contents.extend({
      /** Id of the refund; `null`: none was due. */ refund_id: z.number().nullable(),
      /** Page of the additional payment. */ pay_url: z.string().nullable(),
    }),
    errors: [
      ...ERRORS,
      'error_confirm_needed',
      'error_version',
      'error_order_state',
      'error_quantity_not_available',
      'error_not_orderable',
      'error_nothing_to_refund',
      'error_refund_limit',
      'error_idempotency_key',
    ],
    access: 'office',
    permission: 'orders.edit',
    confirm: true,
    listed: false,
  }),
  create: defineEndpoint({
    ...calls.create,
    summary: 'Creates an order taken by telephone: the buyer gets a mail with the page for the payment. Accepts an Idempotency-Key.',
    input: z.object({
      /** Market of prices and language. */
      market: languageCode,
      lines: z
        .array(z.object({ product_code: code, qty }))
        .min(1)
        .max(100),
      customer: z.object({ country: z.string().length(2), is_company: z.boolean().default(false), fields: z.record(z.string().max(40), z.string().max(300)) }),
      shipping: code.default('delivery'),
      /** Place to pick up; only for shipping that needs one. */
      point_id: code.optional(),
      payment: code.default('bank-transfer'),
    }),
    reply: z.object({ number: z.string(), identifier: orderIdentifier, url: z.string(), total: money, currency: z.string() }),
    errors: [
      ...ERRORS,
      'error_cart_incomplete',
      'error_cart_empty',
      'error_cart_changed',
      'error_not_orderable',
      'error_quantity_not_available',
      'error_shipping_not_possible',
      'error_payment_not_possible',
      'error_idempotency_key',
      'error_too_many_requests',
    ],
    access: 'office',
    permission: 'orders.edit',
    listed: false,
  }),
  previewNew: defineEndpoint({
    ...calls.previewNew,
    summary: 'Totals of an order by telephone, with its shipping and payment methods. Changes nothing.',
    input: z.object({
      market: languageCode,
      lines: z.array(z.object({ product_code: code, qty })).max(100),
      /** Country as far as it is known. */
      country: z.string().length(2).optional(),
      shipping: code.optional(),
      point_id: code.optional(),
      payment: code.optional(),
    }),
    reply: z.object({
      currency: z.string(),
      /** Countries the market delivers to. */
      countries: z.array(z.string()),
      lines: z.array(z.object({ code: z.string(), title: z.string(), qty: z.number().int(), price: money, total: money })),
      shippings: z.array(
        z.object({ code: z.string(), title: z.string(), price: money, points: z.array(z.object({ id: z.string(), title: z.string(), town: z.string() })) }),
      ),
      payments: z.array(z.object({ code: z.string(), title: z.string(), fee: money })),
      /** Chosen option if it is possible; `null`: none. */
      shipping: z.string().nullable(),
      payment: z.string().nullable(),
      totals: z.object({ items: money, discount: money, /** `null`: not chosen yet. */ shipping: money.nullable(), payment_fee: money, total: money }),
    }),
    errors: [...ERRORS, 'error_not_orderable', 'error_quantity_not_available', 'error_shipping_not_possible', 'error_payment_not_possible'],
    access: 'office',
    permission: 'orders.edit',
    listed: false,
  }),
  mails: defineEndpoint({
    ...calls.mails,
    summary: 'Mails about an order, newest first.',
    input: z.object({ number }),
    reply: z.object({
      items: z.array(
        z.object({
          id: z.number(),
          kind: z.string(),
          recipient: z.string(),
          lang: z.string(),
          state: z.enum(['waiting', 'sent', 'failed']),
          created_at: z.string(),
          sent_at: z.string().nullable(),
        }),
      ),
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    access: 'office',
    permission: 'orders.details',
    listed: false,
  }),
  previewMail: defineEndpoint({
    ...calls.previewMail,
    summary: 'A mail as it would be sent now.',
    input: z.object({ number, id: mailId }),
    reply: z.object({
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      /** Reason why the mail is not needed any more; `null`: it is. */ not_needed: z.string().nullable(),
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    access: 'office',
    permission: 'orders.details',
    listed: false,
  }),
  resendMail: defineEndpoint({
    ...calls.resendMail,
    summary: 'Sends a mail again: to its recipient, or with `as_new` to the order’s present address and language. Accepts an Idempotency-Key.',
    input: z.object({ number, id: mailId, as_new: z.boolean().default(false) }),
    reply: z.object({ id: z.number() }),
    errors: [...ERRORS, 'error_idempotency_key', 'error_too_many_requests'],
    access: 'office',
    permission: 'orders.edit',
    listed: false,
  }),
  writeMail: defineEndpoint({
    ...calls.writeMail,
    summary: 'Sends a message about the order to the buyer, in the shop’s mail layout. Accepts an Idempotency-Key.',
    input: z.object({ number, subject: words(150), text: z.string().trim().min(1).max(4000) }),
    reply: z.object({ id: z.number() }),
    errors: [...ERRORS, 'error_idempotency_key', 'error_too_many_requests'],
    access: 'office',
    permission: 'orders.edit',
    listed: false,
  }),
};
