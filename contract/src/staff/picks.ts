/** Endpoints of picking: goods of several orders are collected in one warehouse and scanned; missing units are reported to customer service. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { code, idInQuery, moment } from '../fields.ts';
import { orderNumberInPath } from './orders.ts';
import { parcel } from './parcels.ts';
import * as calls from './picks.calls.ts';

/** Orders of one pick. */
export const MOST_ORDERS = 100;
const MOST_SCANS = 200;
const page = { offset: z.number().int().min(0).max(1_000_000).default(0), limit: z.number().int().min(1).max(200).default(50) };

const line = z.object({
  /** Within the pick. */
  id: z.number().int(),
  order: z.string(),
  code: z.string(),
  title: z.string(),
  ean: z.string().nullable(),
  /** Upload path of the first picture. */
  image: z.string().nullable(),
  qty: z.number().int(),
  picked: z.number().int(),
  /** Quantity reported as missing. */
  short: z.number().int(),
});
const summary = z.object({
  id: z.number().int(),
  /** Code. */
  warehouse: z.string(),
  created_at: z.string(),
  done_at: z.string().nullable(),
  orders: z.number().int(),
  pieces: z.number().int(),
  picked: z.number().int(),
  short: z.number().int(),
});
export const pick = summary.extend({ lines: z.array(line) });
export type Pick = z.infer<typeof pick>;
export type PickLine = z.infer<typeof line>;

const scan = z.object({
  /** Id made by the phone for each scan: sent twice it counts once. */
  client_id: z.string().regex(/^[\w-]{8,64}$/),
  /** EAN, or the product's own code. */
  ean: z.string().trim().min(1).max(80),
  qty: z.number().int().min(1).max(100_000).default(1),
  /** Number of one order of the pick; absent: the next order that needs the product. */
  order: orderNumberInPath.optional(),
  /** True: the quantity was not found on the shelf. */
  short: z.boolean().default(false),
  /** Moment by the phone's clock. */
  at: moment.optional(),
});
export const scanResult = z.object({
  client_id: z.string(),
  /** Scanned units that were assigned to lines of the pick. */
  taken: z.number().int(),
  label_name: z.enum(['error_wrong_product', 'error_already_picked']).nullable(),
  /** The scan was sent before; the reply repeats its result. */
  repeated: z.boolean(),
});

const alert = z.object({
  id: z.number().int(),
  kind: z.enum(['short_pick']),
  order: z.string(),
  buyer: z.string(),
  created_at: z.string(),
  resolved_at: z.string().nullable(),
  pick: z.number().int().nullable(),
  lines: z.array(z.object({ id: z.number().int(), code: z.string(), title: z.string(), missing: z.number().int() })),
});

const office = { access: 'office', permission: 'orders.fulfil', listed: false } as const;
const NOT_ALLOWED = ['error_unauthorized', 'error_forbidden'] as const;

export const staffPicks = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Picks of the warehouses in scope, newest first.',
    input: z.object({ filter: z.object({ open: z.boolean().optional(), warehouse: code.optional() }).default({}), ...page }),
    reply: z.object({
      items: z.array(summary),
      total: z.number().int(),
      /** Number of orders that wait for a pick, by warehouse; limited to the size of one pick. */
      waiting: z.array(z.object({ warehouse: z.string(), orders: z.number().int() })),
    }),
    errors: [...NOT_ALLOWED],
    ...office,
  }),
  create: defineEndpoint({
    ...calls.create,
    summary: 'Starts a pick in one warehouse: of the named orders, or of those that wait longest. An order is in one open pick of a warehouse at most.',
    input: z.object({
      warehouse: code,
      orders: z.array(orderNumberInPath).min(1).max(MOST_ORDERS).optional(),
      filter: z.object({ /** Placed before. */ until: moment.optional(), market: z.string().min(2).max(5).optional() }).default({}),
      limit: z.number().int().min(1).max(MOST_ORDERS).default(40),
    }),
    reply: pick,
    errors: [...NOT_ALLOWED, 'error_bad_input', 'error_empty_data', 'error_idempotency_key', 'error_unavailable'],
    ...office,
  }),
  get: defineEndpoint({
    ...calls.get,
    summary: 'A pick with its lines.',
    input: z.object({ id: idInQuery }),
    reply: pick,
    errors: [...NOT_ALLOWED, 'error_empty_data'],
    ...office,
  }),
  scan: defineEndpoint({
    ...calls.scan,
    summary: 'Scans of a pick, in any order and possibly repeated: each counts once, and each gets its own result.',
    input: z.object({ id: idInQuery, scans: z.array(scan).min(1).max(MOST_SCANS) }),
    reply: z.object({ scans: z.array(scanResult), pick }),
    errors: [...NOT_ALLOWED, 'error_bad_input', 'error_empty_data', 'error_unavailable'],
    ...office,
  }),
  done: defineEndpoint({
    ...calls.done,
    summary: 'Ends a pick: complete orders are packed into parcels, missing units reported to customer service. Idempotent.',
    input: z.object({ id: idInQuery, /** Packs complete orders. */ pack: z.boolean().default(true) }),
    reply: z.object({
      pick,
      shipments: z.array(parcel),
      /** Orders with missing units. */
      short: z.array(z.string()),
      /** Orders that cannot be packed any more, and why. */
      refused: z.array(z.object({ order: z.string(), label_name: z.string() })),
    }),
    errors: [...NOT_ALLOWED, 'error_empty_data', 'error_unavailable'],
    ...office,
  }),
  alerts: defineEndpoint({
    ...calls.alerts,
    summary: 'Alerts about orders with missing units, oldest first.',
    input: z.object({ filter: z.object({ open: z.boolean().default(true), order: orderNumberInPath.optional() }).default({ open: true }), ...page }),
    reply: z.object({ items: z.array(alert), total: z.number().int() }),
    errors: [...NOT_ALLOWED],
    ...office,
    permission: 'orders.edit',
  }),
  resolve: defineEndpoint({
    ...calls.resolve,
    summary: 'Resolves an alert. Idempotent.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ id: z.number().int(), resolved_at: z.string() }),
    errors: [...NOT_ALLOWED, 'error_empty_data', 'error_unavailable'],
    ...office,
    permission: 'orders.edit',
  }),
};
