/** All payments of orders by their state, whichever way they came: what is to be collected, what came in, what failed. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { code, moment } from '../fields.ts';
import { csvFile, listColumns, listPage, listSort, viewMoment } from './lists.ts';
import * as calls from './payments.calls.ts';

/** `waiting`: begun and not decided; `held`: reserved and not all of it collected; `failed`: refused, broken off or run out; `back`: all of it goes back or is back. */
export const PAYMENT_GROUPS = ['waiting', 'held', 'paid', 'failed', 'back'] as const;
export type PaymentGroup = (typeof PAYMENT_GROUPS)[number];
export const PAYMENT_SORTS = ['begun', 'amount'] as const;
/** What a list of payments may show. */
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
  /** Given back or decided to be, decimal. */
  back: z.number(),
  /** Of a reserved one: how much of it is collected or asked for, and until when it can be; `null`: its way takes at once. */
  captured: z.number().nullable(),
  held_until: z.string().nullable(),
  /** When it was paid; `null`: not yet, or not known of a payment asked for later. */
  paid_at: z.string().nullable(),
  /** Code of the way to pay. */
  payment: z.string(),
  order: z.string(),
  buyer: z.string(),
  market: z.string(),
  /** It was asked for after the order. */
  additional: z.boolean(),
  /** Its name at the payment service; `null`: it has none there. */
  reference: z.string().nullable(),
});
export type ListedPayment = z.infer<typeof payment>;

const filter = z
  .object({
    state: z.enum(PAYMENT_GROUPS).optional(),
    /** Code of the way to pay. */
    payment: code.optional(),
    market: z.string().min(2).max(5).optional(),
    /** Begun since then, ISO. */
    from: moment.optional(),
    to: moment.optional(),
    /** What finds an order, or the payment's name at its service. */
    text: z.string().trim().max(200).optional(),
  })
  .default({});
/** `-begun`: newest first. */
const sort = listSort(PAYMENT_SORTS, '-begun');

export const staffPayments = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Payments of orders, newest first, with the sums of the whole list by currency and how many there are of each state.',
    input: z.object({ filter, sort, ...listPage }),
    reply: z.object({
      items: z.array(payment),
      total: count,
      /** Of all that the list holds, decimal: what was asked for, and what of it went back. */
      sums: z.array(z.object({ currency: z.string(), n: count, amount: z.number(), back: z.number() })),
      /** In scope, whatever was asked for. */
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
    summary: 'The list of payments as a file for spreadsheets, with the columns asked for. Written down.',
    input: z.object({ filter, sort, columns: listColumns(PAYMENT_COLUMNS, USUAL_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    access: 'office',
    permission: 'exports.run',
    listed: false,
  }),
};
