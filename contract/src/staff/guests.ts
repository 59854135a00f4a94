/** Buyers without an account, each by their e-mail address with all that was ordered under it. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { moment } from '../fields.ts';
import * as calls from './guests.calls.ts';
import { csvFile, listColumns, listPage, listSort, viewMoment } from './lists.ts';

const guest = z.object({
  email: z.string(),
  /** As it stands on the newest order. */
  name: z.string(),
  /** Market of the newest order. */
  lang: z.string(),
  orders: z.number().int(),
  /** What was paid and not given back, decimal, by currency. */
  spent: z.array(z.object({ amount: z.number(), currency: z.string() })),
  first_order_at: z.string(),
  last_order_at: z.string(),
  /** Gets the newsletter. */
  newsletter: z.boolean(),
});
export type ListedGuest = z.infer<typeof guest>;
export const GUEST_SORTS = ['last_order', 'orders', 'email'] as const;
/** What a list of guests may show. */
export const GUEST_COLUMNS = ['name', 'email', 'market', 'orders', 'spent', 'first_order', 'last_order', 'newsletter'] as const;
export type GuestColumn = (typeof GUEST_COLUMNS)[number];
const USUAL_COLUMNS: readonly GuestColumn[] = ['name', 'email', 'market', 'orders', 'spent', 'last_order', 'newsletter'];

const filter = z
  .object({
    /** E-mail, name, company or telephone of an order. */
    text: z.string().trim().max(200).optional(),
    market: z.string().min(2).max(5).optional(),
    /** With so many orders or more. */
    orders: z.number().int().min(1).max(10_000).optional(),
    /** Whose newest order is not older, ISO. */
    since: moment.optional(),
    newsletter: z.boolean().optional(),
  })
  .default({});
/** `-last_order`: who bought last stands first. */
const sort = listSort(GUEST_SORTS, '-last_order');
const office = { access: 'office', listed: false } as const;

export const staffGuests = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Buyers without an account by their e-mail address; an address that has an account is found among customers.',
    input: z.object({ filter, sort, ...listPage }),
    reply: z.object({ items: z.array(guest), total: z.number().int(), view: viewMoment }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
    permission: 'customers.view',
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list of guests as a file for spreadsheets, with the columns asked for; at most ten thousand. Written down.',
    input: z.object({ filter, sort, columns: listColumns(GUEST_COLUMNS, USUAL_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_confirm_needed', 'error_unavailable'],
    ...office,
    permission: 'customers.export',
    confirm: true,
  }),
};
