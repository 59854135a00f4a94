/** Endpoints of the desk of orders: the list, one order, and notes of staff. */
import * as z from 'zod';
import { cart } from '../cart.ts';
import { defineEndpoint } from '../endpoint.ts';
import { code, id, moment } from '../fields.ts';
import { ORDER_STATUS, PAYMENT_STATUS } from '../orders.ts';
import { change } from './changes.ts';
import { held } from './held.ts';
import { csvFile, listColumns, listPage, listSort, viewMoment } from './lists.ts';
import * as calls from './orders.calls.ts';
import { saved, version } from './saving.ts';

export const ORDER_SORTS = ['created_at', 'total', 'number'] as const;
/** Optional parts of a row beyond the orders table; requested by the columns that show them. */
export const ORDER_PARTS = ['parcels', 'warehouses', 'marks'] as const;
/** Columns available in a list of orders. */
export const ORDER_COLUMNS = [
  'number',
  'time',
  'buyer',
  'state',
  'payment',
  'payment_way',
  'total',
  'pieces',
  'market',
  'parcels',
  'carrier',
  'warehouse',
  'marks',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];
/**
 * `due`: must leave today to keep the promised day of delivery; `late`: waits for more than a day; `withdrawn`: at least partly; `age`: proof of age at
 * hand-over; `check`: to be reviewed before it is sent.
 */
export const ORDER_MARKS = ['due', 'late', 'note', 'withdrawn', 'age', 'check'] as const;
export type OrderMark = (typeof ORDER_MARKS)[number];
/**
 * Reasons to review an order before it is sent. `tries`: several of its payments failed; `network`: other orders of that day came from its network with other
 * addresses; `unpaid`: several earlier orders of its buyer were never paid. They have no automatic effect.
 */
export const ORDER_CHECKS = ['tries', 'network', 'unpaid'] as const;
export type OrderCheck = (typeof ORDER_CHECKS)[number];
const states = z.union([z.enum(ORDER_STATUS), z.array(z.enum(ORDER_STATUS)).min(1).max(ORDER_STATUS.length)]);

/** Number of an order, as people read it. */
export const orderNumberInPath = z.string().regex(/^[1-9]\d{5,9}$/);

export const staffOrder = z.object({
  number: z.string(),
  created_at: z.string(),
  /** Grows with each change of its state, its lines or its address. */
  version,
  market: z.string(),
  status: z.enum(ORDER_STATUS),
  /** `null` here and below: not for this role. */
  payment_status: z.enum(PAYMENT_STATUS).nullable(),
  payment: z.string().nullable(),
  /** Decimal. */
  total: z.number().nullable(),
  currency: z.string(),
  buyer: z.string(),
  email: z.string().nullable(),
  /** Pieces. */
  pieces: z.number().int(),
  /** True if staff wrote a note. */
  has_note: z.boolean(),
  /** Parcels not cancelled, and their carriers; only if selected, as the two fields below. */
  parcels: z.object({ n: z.number().int(), carriers: z.array(z.string()) }).optional(),
  /** Codes of those that its goods come from. */
  warehouses: z.array(z.string()).optional(),
  marks: z.array(z.enum(ORDER_MARKS)).optional(),
});
export type StaffOrder = z.infer<typeof staffOrder>;

/** Fields staff edit on an order; an empty text is stored as `null`. */
export const orderDeskFields = {
  note: z.string().trim().max(4000).nullable(),
  packing_note: z.string().trim().max(1000).nullable(),
  /** Id of a member of staff. */
  assigned_to: id.nullable(),
};

const filter = z
  .object({
    text: z.string().trim().max(200).optional(),
    state: states.optional(),
    payment: z.enum(PAYMENT_STATUS).optional(),
    /** Code of the payment method. */
    payment_code: code.optional(),
    market: z.string().min(2).max(5).optional(),
    /** Code of a product that is in it. */
    product: z.string().trim().min(1).max(80).optional(),
    coupon: z.string().trim().min(1).max(80).optional(),
    /** Carrier of a parcel, as stated on it. */
    carrier: z.string().trim().min(1).max(80).optional(),
    /** Code of one that its goods come from. */
    warehouse: code.optional(),
    mark: z.enum(ORDER_MARKS).optional(),
    /** Orders since then, ISO. */
    from: moment.optional(),
    to: moment.optional(),
  })
  .default({});
const sort = listSort(ORDER_SORTS, '-created_at');

export const orderDesk = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Orders, newest first: by number, e-mail, name, telephone, tracking number, and by state.',
    input: z.object({
      filter,
      /** `-created_at`: newest first. */
      sort,
      ...listPage,
      /** Optional parts to include in each row. */
      parts: z.array(z.enum(ORDER_PARTS)).max(ORDER_PARTS.length).default([]),
    }),
    reply: z.object({ items: z.array(staffOrder), total: z.number().int(), view: viewMoment }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'orders.view',
    listed: false,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list as a file for spreadsheets, with the selected columns, as far as the caller may see them. Recorded in the audit log.',
    input: z.object({
      filter,
      sort,
      columns: listColumns(ORDER_COLUMNS, ['number', 'time', 'buyer', 'state', 'payment', 'pieces', 'total', 'market']),
      /** Restricts the list to these numbers. */
      numbers: z.array(orderNumberInPath).min(1).max(1000).optional(),
    }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    access: 'office',
    permission: 'exports.run',
    listed: false,
  }),
  choices: defineEndpoint({
    ...calls.choices,
    summary: 'Values of the filters of the list of orders: payment methods, carriers in use, warehouses.',
    input: z.object({}),
    reply: z.object({
      /** `null`: not for this role. */
      payments: z.array(z.object({ code: z.string(), title: z.string() })).nullable(),
      carriers: z.array(z.string()),
      warehouses: z.array(z.object({ code: z.string(), title: z.string() })),
    }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'orders.view',
    listed: false,
  }),
  get: defineEndpoint({
    ...calls.get,
    summary: 'One order with its contents, history and notes.',
    input: z.object({ number: orderNumberInPath }),
    reply: staffOrder.extend({
      /** Cart as ordered; `null`: hidden from this role, which packs by the lines. */
      cart: cart.nullable(),
      lines: z.array(
        z.object({
          id: z.number().int(),
          product_id: z.number().nullable(),
          code: z.string(),
          title: z.string(),
          qty: z.number().int(),
          /** Service only: id of the line whose product it belongs to. */
          service_of: z.number().int().optional(),
          /** Service only: the buyer asked for it within the withdrawal period, so the right to withdraw ends with it. */
          begins_early: z.literal(true).optional(),
          /** Service only: when it was fully carried out. */
          carried_out_at: z.string().optional(),
        }),
      ),
      /** Account it belongs to; `null`: a guest's, or not for this role. */
      customer_id: z.number().int().nullable(),
      address: z.record(z.string(), z.string()),
      events: z.array(z.object({ kind: z.string(), at: z.string(), by: z.number().nullable() })),
      /** True if the buyer's age is verified at hand-over. */
      asks_age: z.boolean(),
      /** Reasons to review it before it is sent; empty without the permission to see details. */
      checks: z.array(z.enum(ORDER_CHECKS)),
      /** Version of address and lines; edits must name it. */
      content_version: version,
      /** True if address and lines may still be changed. */
      can_edit: z.boolean(),
      desk: z.object({ version, note: z.string().nullable(), packing_note: z.string().nullable(), assigned_to: z.number().nullable() }),
      /** Reserved and not fully captured payment; `null`: none, or hidden from this role. */
      held: held.nullable(),
      history: z.array(change),
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    access: 'office',
    permission: 'orders.view',
    listed: false,
  }),
  save: defineEndpoint({
    ...calls.save,
    summary: 'Saves notes and assignee of an order: only the fields sent, merged with concurrent changes.',
    input: z.object({
      number: orderNumberInPath,
      version,
      changes: z
        .object({
          note: orderDeskFields.note.optional(),
          packing_note: orderDeskFields.packing_note.optional(),
          assigned_to: orderDeskFields.assigned_to.optional(),
        })
        .strict()
        .refine((changes) => Object.keys(changes).length > 0, { params: { label: 'error_field_required' } }),
    }),
    reply: saved,
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data', 'error_version', 'error_idempotency_key', 'error_unavailable'],
    access: 'office',
    permission: 'orders.edit',
    listed: false,
  }),
};
