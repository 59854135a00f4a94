/** Endpoints of customers with an account: search, view, logout, export, erasure. Each view of a customer is recorded too. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInQuery, moment, words } from '../fields.ts';
import { NEWSLETTER_TOPICS } from '../values/newsletter-topics.ts';
import { ORDER_STATUS } from '../orders.ts';
import * as calls from './customers.calls.ts';
import { MAIL_STATES } from './activity.ts';
import { csvFile, listColumns, listPage, listSort, viewMoment } from './lists.ts';
import { RETURN_KINDS, RETURN_STATES } from './returns.ts';

const customer = z.object({
  id: z.number().int(),
  email: z.string(),
  name: z.string(),
  /** Market of the account. */
  lang: z.string(),
  created_at: z.string(),
  orders: z.number().int(),
  /** Gets the newsletter. */
  newsletter: z.boolean(),
});
/** Withdrawals, complaints and courtesy returns of a buyer, newest first, at most twenty. */
export const buyersReturns = z.array(
  z.object({ id: z.number().int(), order: z.string(), kind: z.enum(RETURN_KINDS), state: z.enum(RETURN_STATES), started_at: z.string() }),
);
/** Mails to a buyer's address, newest first, at most twenty. */
export const buyersMails = z.array(z.object({ id: z.number().int(), kind: z.string(), state: z.enum(MAIL_STATES), at: z.string() }));
export type BuyersReturn = z.infer<typeof buyersReturns>[number];
export type BuyersMail = z.infer<typeof buyersMails>[number];
/** Sum of payments less refunds, decimal, by currency. */
const spent = z.array(z.object({ amount: z.number(), currency: z.string() }));
const listed = customer.extend({
  spent,
  /** Newest order; `null`: none yet. */
  last_order_at: z.string().nullable(),
  /** Counts of the customer's records. */
  returns: z.number().int(),
  reviews: z.number().int(),
  notes: z.number().int(),
});
export type ListedCustomer = z.infer<typeof listed>;
export const CUSTOMER_SORTS = ['created_at', 'orders', 'email'] as const;
/** Columns available in a list of customers. */
export const CUSTOMER_COLUMNS = [
  'name',
  'email',
  'market',
  'orders',
  'spent',
  'last_order',
  'since',
  'newsletter',
  'returns',
  'reviews',
  'notes',
  'number',
] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];
const USUAL_COLUMNS: readonly CustomerColumn[] = ['name', 'email', 'market', 'orders', 'spent', 'last_order', 'since', 'newsletter'];
/** Orders that a filter may ask for at least. */
const MOST_ORDERS = 10_000;
const filter = z
  .object({
    text: z.string().trim().max(200).optional(),
    market: z.string().min(2).max(5).optional(),
    /** Least number of orders. */
    orders: z.number().int().min(1).max(MOST_ORDERS).optional(),
    /** Only accounts opened since then, ISO. */
    since: moment.optional(),
    newsletter: z.boolean().optional(),
    /** Only accounts whose address has guest orders. */
    guests: z.boolean().optional(),
  })
  .default({});
/** `-orders`: those with the most orders first. */
const sort = listSort(CUSTOMER_SORTS, '-created_at');
/** Consent to the newsletter, with its proof. */
export const subscription = z.object({
  topics: z.array(z.enum(NEWSLETTER_TOPICS)),
  subscribed_at: z.string(),
  /** `null`: active. */
  stopped_at: z.string().nullable(),
  /** Where they agreed: footer, landing, checkout, page. */
  source: z.string(),
  /** Version of the consent's wording. */
  text_version: z.string(),
});
export const personNote = z.object({ id: z.number().int(), text: z.string(), by: z.string().nullable(), at: z.string() });
const office = { access: 'office', permission: 'customers.view', listed: false } as const;
const ERRORS = ['error_unauthorized', 'error_forbidden', 'error_empty_data'] as const;
const reason = words(500);

export const staffCustomers = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Customers by e-mail, name or number of an account; newest first, or by another column.',
    input: z.object({ filter, sort, ...listPage }),
    reply: z.object({ items: z.array(listed), total: z.number().int(), view: viewMoment }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list of customers as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ filter, sort, columns: listColumns(CUSTOMER_COLUMNS, USUAL_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_confirm_needed', 'error_unavailable'],
    ...office,
    permission: 'customers.export',
    confirm: true,
  }),
  get: defineEndpoint({
    ...calls.get,
    summary: 'One customer: newest orders, returns, mails, sessions, notes. The access is recorded.',
    input: z.object({ id: idInQuery }),
    reply: customer.extend({
      recent: z.array(z.object({ number: z.string(), created_at: z.string(), status: z.enum(ORDER_STATUS), total: z.number(), currency: z.string() })),
      sessions: z.array(z.object({ device: z.string(), created_at: z.string(), last_seen_at: z.string() })),
      notes: z.array(personNote),
      returned: buyersReturns,
      mails: buyersMails,
      spent,
      /** Orders placed without the account under its address. */
      guest_orders: z.number().int(),
      /** True if the address is confirmed. */
      is_confirmed: z.boolean(),
      /** Returns of their orders, withdrawals among them. */
      returns: z.number().int(),
      /** Reviews they wrote, published or not. */
      reviews: z.number().int(),
      /** `null`: never subscribed with this address. */
      subscription: subscription.nullable(),
      /** Pending notices about products and searches. */
      notices: z.number().int(),
      /** Number of valid personal coupons. */
      coupons: z.array(z.string()),
    }),
    errors: ERRORS,
    ...office,
  }),
  note: defineEndpoint({
    ...calls.note,
    summary: 'Writes a note about a customer.',
    input: z.object({ id: idInQuery, text: z.string().trim().min(1).max(2000) }),
    reply: personNote,
    errors: [...ERRORS, 'error_idempotency_key', 'error_unavailable'],
    ...office,
    permission: 'customers.edit',
  }),
  merge: defineEndpoint({
    ...calls.merge,
    summary: 'Assigns guest orders with the account’s confirmed address to the account. Idempotent.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ /** Numbers of the orders. */ orders: z.array(z.string()) }),
    errors: [...ERRORS, 'error_bad_input', 'error_unavailable'],
    ...office,
    permission: 'customers.edit',
  }),
  endSessions: defineEndpoint({
    ...calls.endSessions,
    summary: 'Logs a customer out everywhere.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ ended: z.number().int() }),
    errors: [...ERRORS, 'error_unavailable'],
    ...office,
    permission: 'customers.edit',
  }),
  exportData: defineEndpoint({
    ...calls.exportData,
    summary: 'All data about a customer (GDPR, articles 15 and 20); the reason is recorded.',
    input: z.object({ id: idInQuery, reason }),
    reply: z.object({ made_at: z.string(), data: z.record(z.string(), z.unknown()) }),
    errors: [...ERRORS, 'error_confirm_needed', 'error_unavailable'],
    ...office,
    permission: 'customers.export',
    confirm: true,
  }),
  erase: defineEndpoint({
    ...calls.erase,
    summary: 'Erases an account with its data (GDPR, article 17); orders are kept without it, as the law requires.',
    input: z.object({ id: idInQuery, /** Typed once more. */ email: z.string().trim().max(254), reason }),
    reply: z.object({ id: z.number().int() }),
    errors: [...ERRORS, 'error_bad_input', 'error_confirm_needed', 'error_unavailable'],
    ...office,
    permission: 'customers.erase',
    confirm: true,
  }),
};
