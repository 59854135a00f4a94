/** Endpoints of buyers without an account, identified by their e-mail address, with its orders. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment, words } from '../fields.ts';
import { ORDER_STATUS } from '../orders.ts';
import { buyersMails, buyersReturns, personNote, subscription } from './customers.ts';
import * as calls from './guests.calls.ts';
import { csvFile, listColumns, listPage, listSort, viewMoment } from './lists.ts';

const guest = z.object({
  email: z.string(),
  /** From the newest order. */
  name: z.string(),
  /** Market of the newest order. */
  lang: z.string(),
  orders: z.number().int(),
  /** Paid and not refunded, decimal, by currency. */
  spent: z.array(z.object({ amount: z.number(), currency: z.string() })),
  first_order_at: z.string(),
  last_order_at: z.string(),
  /** Gets the newsletter. */
  newsletter: z.boolean(),
});
export type ListedGuest = z.infer<typeof guest>;
export const GUEST_SORTS = ['last_order', 'orders', 'email'] as const;
/** Columns of the list of guests. */
export const GUEST_COLUMNS = ['name', 'email', 'market', 'orders', 'spent', 'first_order', 'last_order', 'newsletter'] as const;
export type GuestColumn = (typeof GUEST_COLUMNS)[number];
const USUAL_COLUMNS: readonly GuestColumn[] = ['name', 'email', 'market', 'orders', 'spent', 'last_order', 'newsletter'];

const filter = z
  .object({
    /** E-mail, name, company or telephone of an order. */
    text: z.string().trim().max(200).optional(),
    market: z.string().min(2).max(5).optional(),
    /** Least number of orders. */
    orders: z.number().int().min(1).max(10_000).optional(),
    /** Only guests with an order since then, ISO. */
    since: moment.optional(),
    newsletter: z.boolean().optional(),
  })
  .default({});
/** `-last_order`: newest order first. */
const sort = listSort(GUEST_SORTS, '-last_order');
const email = z.string().trim().min(3).max(254);
/** All of one guest, newest first, at most twenty of each. */
const page = guest.extend({
  recent: z.array(z.object({ number: z.string(), created_at: z.string(), status: z.enum(ORDER_STATUS), total: z.number(), currency: z.string() })),
  returns: buyersReturns,
  mails: buyersMails,
  notes: z.array(personNote),
  /** `null`: never subscribed with this address. */
  subscription: subscription.nullable(),
  /** Pending notices about products and searches. */
  notices: z.number().int(),
});
export type GuestPage = z.infer<typeof page>;
const ERRORS = ['error_unauthorized', 'error_forbidden', 'error_empty_data'] as const;
const office = { access: 'office', listed: false } as const;

export const staffGuests = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Buyers without an account by their e-mail address; addresses with an account are among customers.',
    input: z.object({ filter, sort, ...listPage }),
    reply: z.object({ items: z.array(guest), total: z.number().int(), view: viewMoment }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
    permission: 'customers.view',
  }),
  get: defineEndpoint({
    ...calls.get,
    summary: 'One guest: newest orders, returns, mails, notes. The access is recorded. An address with an account returns that account instead.',
    input: z.object({ email }),
    reply: z.object({ /** `null`: none. */ account: z.number().int().nullable(), /** `null`: it has an account. */ guest: page.nullable() }),
    errors: ERRORS,
    ...office,
    permission: 'customers.view',
  }),
  note: defineEndpoint({
    ...calls.note,
    summary: 'Writes a note about a guest; it stays with the address.',
    input: z.object({ email, text: z.string().trim().min(1).max(2000) }),
    reply: personNote,
    errors: [...ERRORS, 'error_idempotency_key', 'error_unavailable'],
    ...office,
    permission: 'customers.edit',
  }),
  exportData: defineEndpoint({
    ...calls.exportData,
    summary: 'All data under the address of a guest (GDPR, article 15); the reason is recorded. Needs the permission in every market with data.',
    input: z.object({ email, reason: words(500) }),
    reply: z.object({ made_at: z.string(), data: z.record(z.string(), z.unknown()) }),
    errors: [...ERRORS, 'error_confirm_needed', 'error_other_markets', 'error_unavailable'],
    ...office,
    permission: 'customers.export',
    confirm: true,
  }),
  erase: defineEndpoint({
    ...calls.erase,
    summary:
      'Erases the data under the address of a guest (GDPR, article 17): newsletter, notices, questions, entries in games, ended trade-ins, notes; orders are kept, as the law requires. Needs the permission in every market with data.',
    input: z.object({ email, /** The address, typed once more. */ typed: z.string().trim().max(254), reason: words(500) }),
    reply: z.object({ email: z.string() }),
    errors: [...ERRORS, 'error_bad_input', 'error_confirm_needed', 'error_other_markets', 'error_unavailable'],
    ...office,
    permission: 'customers.erase',
    confirm: true,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list of guests as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ filter, sort, columns: listColumns(GUEST_COLUMNS, USUAL_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_confirm_needed', 'error_unavailable'],
    ...office,
    permission: 'customers.export',
    confirm: true,
  }),
};
