/** Endpoints of refunds: by line, amount or delivery, and refunds booked by hand. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { amount, code, moment, words } from '../fields.ts';
import { PAYMENT_STATUS } from '../orders.ts';
import { csvFile, listColumns, listPage, listSort, listSums, viewMoment } from './lists.ts';
import { orderNumberInPath } from './orders.ts';
import * as calls from './refunds.calls.ts';

/** Place of a line in its order, as `GET orders/{number}/` lists them. */
const lineId = z.number().int().min(0).max(32_767);
const pieces = z.number().int().min(1).max(100_000);
const currency = z.string().min(3).max(3);
const refundId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const refundFields = {
  number: orderNumberInPath,
  lines: z
    .array(z.object({ id: lineId, qty: pieces }))
    .max(500)
    .default([]),
  /** Refund of delivery and payment fee: `true` all that is left of it, or this amount. */
  delivery: z.union([z.boolean(), amount]).optional(),
  /** Decimal; replaces the sum of lines and delivery: less for a deduction, or more. Without lines: goodwill. */
  amount: amount.optional(),
  /** Currency; must be that of the order. */
  currency: currency.optional(),
  reason: words(500),
  /** Returns the units of the lines to stock. */
  restock: z.boolean().default(false),
};

/** Payee of a transfer by hand. */
export const payee = { name: words(70), iban: z.string().trim().min(15).max(42) };
/** Payment code for a bank's app, as a whole `<svg>` element. */
export const scannedCode = z.object({ kind: z.string(), svg: z.string(), reference: z.string() });

const money = z.number();
export const refundPart = z.object({
  id: z.number(),
  /** Id of the refund decision; one decision may take from several payments. */
  decision_id: z.number(),
  amount: money,
  currency: z.string(),
  /** Payment method of the refund. */
  payment: z.string(),
  state: z.enum(['due', 'done']),
  /** True if paid out by staff, by transfer or in cash. */
  by_hand: z.boolean(),
  /** Answer of the gateway if it refused; `null`: no problem. */
  problem: z.string().nullable(),
  reason: z.string(),
  /** Name or address; `null`: not a member of staff. */
  by: z.string().nullable(),
  created_at: z.string(),
  done_at: z.string().nullable(),
});
export type RefundPart = z.infer<typeof refundPart>;

export const refundPreview = z.object({
  amount: money,
  currency: z.string(),
  lines: z.array(
    z.object({ id: z.number().int(), qty: z.number().int(), /** Units not refunded before this refund. */ left: z.number().int(), amount: money }),
  ),
  delivery: money,
  /** Part that comes back as a coupon, as it was paid with one; absent: none. */
  prepaid: money.optional(),
  /** Part for neither a line nor the delivery. */
  other: money,
  /** Amount refundable before this refund. */
  refundable: money,
  delivery_left: money,
  /** Payment method of each part: refunded by its gateway, or by hand. */
  parts: z.array(z.object({ payment: z.string(), amount: money, by_hand: z.boolean() })),
  /** Amount this member of staff may still refund today; `null`: unlimited. */
  limit_left: money.nullable(),
  /** A credit note is issued with it. */
  credit_note: z.boolean(),
});
export type RefundPreview = z.infer<typeof refundPreview>;

export const REFUND_SORTS = ['since', 'amount', 'done'] as const;
/** Columns available in a list of refunds. */
export const REFUND_COLUMNS = ['amount', 'order', 'buyer', 'since', 'way', 'reason', 'by', 'problem', 'market', 'done'] as const;
export type RefundColumn = (typeof REFUND_COLUMNS)[number];
const USUAL_COLUMNS: readonly RefundColumn[] = ['amount', 'order', 'buyer', 'since', 'way', 'reason', 'by', 'problem'];
const refundFilter = z
  .object({
    state: z.enum(['due', 'done']).default('due'),
    by_hand: z.boolean().optional(),
    /** Code of the payment method. */
    payment: code.optional(),
    market: z.string().min(2).max(5).optional(),
    /** Only refunds whose gateway reported a problem. */
    problem: z.boolean().optional(),
    /** Decided since then, ISO. */
    from: moment.optional(),
    to: moment.optional(),
    /** Text that finds an order: number or buyer. */
    text: z.string().trim().max(200).optional(),
  })
  .prefault({});
const refundSort = listSort(REFUND_SORTS, 'since');

const ERRORS = ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_nothing_to_refund', 'error_refund_limit'] as const;

export const staffRefunds = {
  preview: defineEndpoint({
    ...calls.preview,
    summary: 'Preview of a refund, with its recipients and the refundable rest. Changes nothing.',
    input: z.object({ ...refundFields, reason: refundFields.reason.optional() }),
    reply: refundPreview,
    errors: ERRORS,
    access: 'office',
    permission: 'refunds.make',
    listed: false,
  }),
  make: defineEndpoint({
    ...calls.make,
    summary: 'Refunds lines, delivery or an amount of a paid order, at most the paid amount; the payment stays paid. Accepts an Idempotency-Key.',
    input: z.object(refundFields),
    reply: z.object({
      id: z.number(),
      amount: money,
      currency: z.string(),
      parts: z.array(refundPart),
      /** Total refunded of the order. */
      refunded: money,
      payment_status: z.enum(PAYMENT_STATUS),
    }),
    errors: [...ERRORS, 'error_confirm_needed', 'error_idempotency_key', 'error_unavailable'],
    access: 'office',
    permission: 'refunds.make',
    confirm: true,
    listed: false,
  }),
  list: defineEndpoint({
    ...calls.list,
    summary: 'Refunds of an order, and of each line.',
    input: z.object({ number: orderNumberInPath }),
    reply: z.object({
      items: z.array(refundPart),
      refunded: money,
      refundable: money,
      currency: z.string(),
      lines: z.array(z.object({ id: z.number().int(), qty: z.number().int(), refunded: z.number().int(), amount: money })),
      /** Delivery and payment fee that were paid and not refunded yet. */
      delivery_left: money,
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    access: 'office',
    permission: 'payments.view',
    listed: false,
  }),
  due: defineEndpoint({
    ...calls.due,
    summary: 'Due refunds, oldest first: those to be made by hand, and those not confirmed by a gateway; or completed ones.',
    input: z.object({ filter: refundFilter, sort: refundSort, ...listPage }),
    reply: z.object({
      items: z.array(
        refundPart.extend({
          order: z.string(),
          buyer: z.string(),
          market: z.string(),
          /** Account the order's transfer came from; `null`: not known, or hidden from this role. */
          account: z.object({ name: z.string(), iban: z.string() }).nullable(),
        }),
      ),
      total: z.number().int(),
      sums: listSums,
      /** Counts of due refunds, independent of filters. */
      counts: z.object({ by_hand: z.number().int(), by_gateway: z.number().int() }),
      view: viewMoment,
    }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'payments.view',
    listed: false,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list of refunds as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ filter: refundFilter, sort: refundSort, columns: listColumns(REFUND_COLUMNS, USUAL_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    access: 'office',
    permission: 'exports.run',
    listed: false,
  }),
  given: defineEndpoint({
    ...calls.given,
    summary: 'Books a refund made by hand, once, with the reference of the transfer. Accepts an Idempotency-Key.',
    input: z.object({
      id: refundId,
      /** Amount paid out, decimal: the whole refund or nothing. */
      amount,
      reference: words(140).optional(),
    }),
    reply: refundPart,
    errors: [
      'error_unauthorized',
      'error_forbidden',
      'error_confirm_needed',
      'error_empty_data',
      'error_amount_differs',
      'error_payment_booked',
      'error_idempotency_key',
      'error_unavailable',
    ],
    access: 'office',
    permission: 'payments.book',
    confirm: true,
    listed: false,
  }),
  transferCode: defineEndpoint({
    ...calls.transferCode,
    summary: 'QR code for a banking app to transfer a refund to the buyer’s account.',
    input: z.object({ id: refundId, ...payee }),
    reply: scannedCode,
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_payment_booked'],
    access: 'office',
    permission: 'payments.book',
    listed: false,
  }),
};
