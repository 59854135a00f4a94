/** Endpoints of the office's alerts, by permission, and of lists saved by staff. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { id, idInQuery, words } from '../fields.ts';
import * as calls from './notices.calls.ts';

export const NOTICE_KINDS = [
  'fiscal_open',
  'law_held',
  'returns_due',
  'refunds_due',
  'orders_late',
  'short_picks',
  'bank_open',
  'transfers_late',
  'stock_low',
  'reviews_late',
  'mails_failed',
  'jobs_failed',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Hours after which an order ready for packing is overdue. */
export const LATE_HOURS = 24;
/** Days after which goods in transit, or a review, are overdue. */
export const LATE_DAYS = 3;
/** Stock below which a product sold in the last month is low. */
export const FEW_PIECES = 3;

const notice = z.object({
  kind: z.enum(NOTICE_KINDS),
  count: z.number().int(),
  /** True if a legal deadline has passed, or money is due. */
  is_urgent: z.boolean(),
  /** Time of the oldest item; `null`: items without a time. */
  since: z.string().nullable(),
  /** The first five: number of an order, code of a product, id of a return. */
  items: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type StaffNotice = z.infer<typeof notice>;

const screen = z.string().regex(/^[a-z-]{1,40}$/);
const view = z.object({
  id,
  title: z.string(),
  search: z.record(z.string(), z.string()),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** Name of the colleague it is of. */
  by: z.string(),
});
const viewList = z.object({ items: z.array(view) });
const office = { access: 'office', listed: false } as const;
const columns = z.array(z.string().regex(/^[a-z_]{1,40}$/));
const ERRORS = ['error_unauthorized', 'error_forbidden'] as const;

export const staffNotices = {
  list: defineEndpoint({
    ...calls.list,
    summary: 'Notices about pending work within the session’s permissions; urgent ones first.',
    input: z.object({}),
    reply: z.object({ items: z.array(notice) }),
    errors: ERRORS,
    ...office,
  }),
  views: defineEndpoint({
    ...calls.views,
    summary: 'Saved views of a list: own ones, and those shared by colleagues.',
    input: z.object({ screen }),
    reply: viewList,
    errors: ERRORS,
    ...office,
  }),
  saveView: defineEndpoint({
    ...calls.saveView,
    summary: 'Saves a view of a list; an own one of equal name is replaced. Sharing needs the permission for settings.',
    input: z.object({
      screen,
      title: words(60),
      search: z
        .record(z.string().regex(/^[a-z_]{1,40}$/), z.string().max(200))
        .refine((search) => Object.keys(search).length <= 20, { params: { label: 'error_field_too_long' } }),
      is_shared: z.boolean().default(false),
    }),
    reply: viewList,
    errors: [...ERRORS, 'error_too_many_requests'],
    ...office,
  }),
  dropView: defineEndpoint({
    ...calls.dropView,
    summary: 'Deletes an own view, or a shared one with the permission for settings.',
    input: z.object({ screen, id: idInQuery }),
    reply: viewList,
    errors: [...ERRORS, 'error_empty_data'],
    ...office,
  }),
  columns: defineEndpoint({
    ...calls.columns,
    summary: 'The caller’s columns of a list, in their order; `null`: the default.',
    input: z.object({ screen }),
    reply: z.object({ columns: columns.nullable() }),
    errors: ERRORS,
    ...office,
  }),
  saveColumns: defineEndpoint({
    ...calls.saveColumns,
    summary: 'Saves the caller’s columns of a list, for every device; `null`: the default.',
    input: z.object({
      screen,
      columns: columns
        .min(1)
        .max(40)
        .refine((all) => new Set(all).size === all.length, { params: { label: 'error_field_out_of_range' } })
        .nullable(),
    }),
    reply: z.object({ columns: columns.nullable() }),
    errors: ERRORS,
    ...office,
  }),
};
