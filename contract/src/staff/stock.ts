/** Endpoints of stock by product and warehouse: the grid, changes by hand, and movements. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { code, day, id, idInQuery, moment, words } from '../fields.ts';
import { csvFile, listColumns } from './lists.ts';
import * as calls from './stock.calls.ts';

/** Days that the grid looks back on. */
export const STOCK_DAYS = 30;
/** Reasons for stock movements by hand. */
export const STOCK_REASONS = ['count', 'received', 'damaged', 'lost', 'transfer', 'return', 'correction'] as const;
const MOST_PIECES = 1_000_000;

/** Columns of the grid; `shelves`: a column for each warehouse. */
export const STOCK_COLUMNS = ['qty', 'lowest', 'coming', 'in_carts', 'expected', 'shelves'] as const;
export type StockColumn = (typeof STOCK_COLUMNS)[number];
const filter = z
  .object({
    /** Part of a code or a title. */
    text: z.string().trim().max(200).optional(),
    warehouse: code.optional(),
    /** Only products with less stock, in the warehouse or in all. */
    below: z.number().int().min(0).max(MOST_PIECES).optional(),
    /** Only products whose counts of the last 30 days found less than expected in total. */
    missing: z.boolean().optional(),
    /** Something moved since then, ISO. */
    moved_since: moment.optional(),
  })
  .default({});
const sort = z.enum(['code', '-code', 'qty', '-qty']).default('code');

const place = z.object({ code: z.string(), title: z.string(), qty: z.number().int() });

export const TRANSFER_STATES = ['sent', 'arrived', 'back'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
const transferFilter = z.object({ state: z.enum(TRANSFER_STATES).optional() }).default({});
const pieces = z.number().int().min(1).max(MOST_PIECES);
const moved = z.object({
  /** Pieces afterwards, in the order of the items. */
  items: z.array(z.object({ product_code: z.string(), warehouse: z.string(), qty: z.number().int() })),
  change_ids: z.array(z.number()),
});
const transfer = z.object({
  id: z.number().int(),
  from: z.string(),
  to: z.string(),
  state: z.enum(TRANSFER_STATES),
  note: z.string().nullable(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  items: z.array(
    z.object({ product_code: z.string(), title: z.string(), qty: z.number().int(), /** `null`: not there yet. */ arrived: z.number().int().nullable() }),
  ),
});
const MOVE_ERRORS = [
  'error_unauthorized',
  'error_forbidden',
  'error_bad_input',
  'error_quantity_not_available',
  'error_idempotency_key',
  'error_unavailable',
] as const;

export const staffStock = {
  grid: defineEndpoint({
    ...calls.grid,
    summary: 'Products with their stock in each warehouse.',
    input: z.object({
      filter,
      sort,
      offset: z.number().int().min(0).max(10_000_000).default(0),
      limit: z.number().int().min(1).max(500).default(50),
    }),
    reply: z.object({
      items: z.array(
        z.object({
          product_id: id,
          code: z.string(),
          title: z.string(),
          qty: z.number().int(),
          /** Day on which it is expected again; `null`: not known. */
          restock_on: z.string().nullable(),
          places: z.array(place),
          /** Lowest stock of the last 30 days. */
          lowest: z.number().int(),
          /** Units in transfer from another warehouse. */
          coming: z.number().int(),
          /** Pieces in carts of the last week, for information: carts reserve nothing. */
          in_carts: z.number().int(),
        }),
      ),
      total: z.number().int(),
    }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'stock.view',
    listed: false,
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The grid as a file for spreadsheets: code and title of each product with the selected columns. Recorded in the audit log.',
    input: z.object({ filter, sort, columns: listColumns(STOCK_COLUMNS, STOCK_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    access: 'office',
    permission: 'exports.run',
    listed: false,
  }),
  movements: defineEndpoint({
    ...calls.movements,
    summary: 'Stock movements of one product, newest first.',
    input: z.object({ id: idInQuery, offset: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    reply: z.object({
      items: z.array(
        z.object({
          id: z.number(),
          at: z.string(),
          warehouse: z.string().nullable(),
          qty: z.number().int(),
          reason: z.string(),
          note: z.string().nullable(),
          order: z.string().nullable(),
          by: z.string().nullable(),
        }),
      ),
      total: z.number().int(),
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    access: 'office',
    permission: 'stock.view',
    listed: false,
  }),
  adjust: defineEndpoint({
    ...calls.adjust,
    summary: 'Adds or removes stock, all of the items or none.',
    input: z.object({
      items: z
        .array(
          z.object({
            product_code: code,
            /** Code of the warehouse. */
            warehouse: code,
            delta: z
              .number()
              .int()
              .min(-MOST_PIECES)
              .max(MOST_PIECES)
              .refine((delta) => delta !== 0, { params: { label: 'error_field_out_of_range' } }),
          }),
        )
        .min(1)
        .max(500),
      reason: z.enum(STOCK_REASONS),
      note: words(500).optional(),
    }),
    reply: z.object({
      /** Pieces afterwards, in the order of the items. */
      items: z.array(z.object({ product_code: z.string(), warehouse: z.string(), qty: z.number().int() })),
      change_ids: z.array(z.number()),
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_bad_input', 'error_quantity_not_available', 'error_idempotency_key', 'error_unavailable'],
    access: 'office',
    permission: 'stock.adjust',
    listed: false,
  }),
  count: defineEndpoint({
    ...calls.count,
    summary: 'Records a stock count: the difference to the expected quantity is added, so that concurrent sales are kept.',
    input: z.object({
      items: z
        .array(
          z.object({
            product_code: code,
            warehouse: code,
            counted: z.number().int().min(0).max(MOST_PIECES),
            expected: z.number().int().min(0).max(MOST_PIECES),
          }),
        )
        .min(1)
        .max(500),
      note: words(500).optional(),
    }),
    reply: moved,
    errors: MOVE_ERRORS,
    access: 'office',
    permission: 'stock.adjust',
    listed: false,
  }),
  receive: defineEndpoint({
    ...calls.receive,
    summary: 'Adds goods that arrived.',
    input: z.object({
      items: z
        .array(z.object({ product_code: code, warehouse: code, qty: pieces }))
        .min(1)
        .max(500),
      note: words(500).optional(),
    }),
    reply: moved,
    errors: MOVE_ERRORS,
    access: 'office',
    permission: 'stock.adjust',
    listed: false,
  }),
  expect: defineEndpoint({
    ...calls.expect,
    summary: 'Sets the expected day of restock; shown to shoppers while the product is out of stock.',
    input: z.object({ product_code: code, /** `null`: not known. */ day: day.nullable() }),
    reply: z.object({ day: z.string().nullable(), change_ids: z.array(z.number()) }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_bad_input', 'error_unavailable'],
    access: 'office',
    permission: 'stock.adjust',
    listed: false,
  }),
  transfers: defineEndpoint({
    ...calls.transfers,
    summary: 'Goods on their way between warehouses in scope, newest first.',
    input: z.object({
      filter: transferFilter,
      offset: z.number().int().min(0).max(1_000_000).default(0),
      limit: z.number().int().min(1).max(200).default(50),
    }),
    reply: z.object({ items: z.array(transfer), total: z.number().int() }),
    errors: ['error_unauthorized', 'error_forbidden'],
    access: 'office',
    permission: 'stock.view',
    listed: false,
  }),
  transfersCsv: defineEndpoint({
    ...calls.transfersCsv,
    summary: 'Transfers as a file for spreadsheets, a line for each product of one. Recorded in the audit log.',
    input: z.object({ filter: transferFilter }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    access: 'office',
    permission: 'exports.run',
    listed: false,
  }),
  send: defineEndpoint({
    ...calls.send,
    summary: 'Starts a transfer of goods from one warehouse to another.',
    input: z.object({
      /** Codes. */
      from: code,
      to: code,
      items: z
        .array(z.object({ product_code: code, qty: pieces }))
        .min(1)
        .max(500)
        .refine((items) => new Set(items.map((item) => item.product_code)).size === items.length, { params: { label: 'error_field_out_of_range' } }),
      note: words(500).optional(),
    }),
    reply: transfer,
    errors: MOVE_ERRORS,
    access: 'office',
    permission: 'stock.adjust',
    listed: false,
  }),
  endTransfer: defineEndpoint({
    ...calls.endTransfer,
    summary: 'Ends a transfer: goods arrived, all or the given quantities, or were returned to their origin.',
    input: z.object({
      id: idInQuery,
      state: z.enum(['arrived', 'back']),
      /** Arrived quantities; products not named arrived completely. */
      items: z
        .array(z.object({ product_code: code, qty: z.number().int().min(0).max(MOST_PIECES) }))
        .max(500)
        .default([]),
    }),
    reply: transfer,
    errors: [...MOVE_ERRORS, 'error_empty_data', 'error_order_state'],
    access: 'office',
    permission: 'stock.adjust',
    listed: false,
  }),
};
