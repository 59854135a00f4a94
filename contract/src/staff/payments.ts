/** Endpoints of all payments of orders by state: to be captured, received, failed, refunded. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { code, moment } from '../fields.ts';
import { csvFile, listColumns, listPage, listSort, viewMoment } from './lists.ts';
import * as calls from './payments.calls.ts';

/** `waiting`: started and undecided; `held`: reserved, not fully captured; `failed`: refused, cancelled or expired; `back`: refunded completely, or due for it. */
export const PAYMENT_GROUPS = ['waiting', 'held', 'paid', 'failed', 'back'] as const;
export type PaymentGroup = (typeof PAYMENT_GROUPS)[number];
export const PAYMENT_SORTS = ['begun', 'amount'] as const;
/** Columns of the list of payments. */
export const PAYMENT_COLUMNS = ['begun', 'amount', 'order', 'buyer', 'way', 'state', 'back', 'paid', 'held_until', 'market', 'reference'] as const;
export type PaymentColumn = (typeof PAYMENT_COLUMNS)[number];
const USUAL_COLUMNS: readonly PaymentColumn[] = ['begun', 'amount', 'order', 'buyer', 'way', 'state', 'back'];

const count = z.number().int();
const payment = z.object({
  id: z.number().int(),
  created_at: z.string(),
  /** Decimal. */
  amount: z.number(),
  currency: z.string(),
  state: z.enum(PAYMENT_GROUPS),
  /** Refunded, or decided to be refunded, decimal. */
  back: z.number(),
  /** Reservation only: amount captured or requested, and the last moment for it; `null`: the gateway captures at once. */
  captured: z.number().nullable(),
  held_until: z.string().nullable(),
  /** Time of payment; `null`: not paid, or an additional payment without a known time. */
  paid_at: z.string().nullable(),
  /** Code of the payment method. */
  payment: z.string(),
  order: z.string(),
  buyer: z.string(),
  market: z.string(),
  /** True for an additional payment. */
  additional: z.boolean(),
  /** Its id at the gateway; `null`: none. */
  reference: z.string().nullable(),
});
export type ListedPayment = z.infer<typeof payment>;

const filter = z
  .object({
    state: z.enum(PAYMENT_GROUPS).optional(),
    /** Code of the payment method. */
    payment: code.optional(),
    market: z.string().min(2).max(5).optional(),
    /** Begun since then, ISO. */
    from: moment.optional(),
    to: moment.optional(),
    /** Text that finds an order, or the payment's id at its gateway. */
    text: z.string().trim().max(200).optional(),
  })
  .default({});
/** `-begun`: newest first. */
const sort = listSort(PAYMENT_SORTS, '-begun');

export const staffPayments = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Payments of orders, newest first, with the sums of the whole list by currency and the numbers by state.',
    input: z.object({ filter, sort, ...listPage }),
    reply: z.object({
      items: z.array(payment),
      total: count,
      /** Of the whole list, decimal: amounts and refunds. */
      sums: z.array(z.object({ currency: z.string(), n: count, amount: z.number(), back: z.number() })),
      /** All in scope, independent of filters. */
      counts: z.object({ waiting: count, held: count, paid: count, failed: count, back: count }),
      view: viewMoment,
    }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'payments.view',
    listed: false,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list of payments as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ filter, sort, columns: listColumns(PAYMENT_COLUMNS, USUAL_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    access: 'office',
    permission: 'exports.run',
    listed: false,
  }),
};
