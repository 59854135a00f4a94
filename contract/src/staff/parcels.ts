/** Endpoints of the parcels of an order: packing in parts or as a whole, labels, tracking. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { code, idInQuery, words } from '../fields.ts';
import { ORDER_STATUS } from '../orders.ts';
import { MOST_SLIPS, PARCEL_LIST } from './documents.ts';
import { orderNumberInPath } from './orders.ts';
import * as calls from './parcels.calls.ts';
import { saved, version } from './saving.ts';

export const PARCEL_STATES = ['packed', 'shipped', 'delivered', 'cancelled'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];
/** Carriers that make labels: `file` draws one here, `sandbox` is a simulated one. */
export const LABEL_CARRIERS = ['file', 'sandbox'] as const;
export const LABEL_STATES = ['asked', 'ready', 'failed'] as const;
const MOST_LINES = 500;

/** Id of a line of the order, as `orders/{number}/` answers it. */
const lineId = z.number().int().min(0).max(32_767);
const qty = z.number().int().min(1).max(100_000);
const trackingUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500);

export const parcelLine = z.object({ id: z.number().int(), code: z.string(), title: z.string(), qty: z.number().int() });

export const parcel = z.object({
  id: z.number().int(),
  /** First, second … of its order. */
  number: z.number().int(),
  order: z.string(),
  state: z.enum(PARCEL_STATES),
  version,
  /** Code; `null`: its units come from several. */
  warehouse: z.string().nullable(),
  lines: z.array(parcelLine),
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
  tracking_url: z.string().nullable(),
  /** `null`: no label was requested. */
  label: z.object({ carrier: z.string(), state: z.enum(LABEL_STATES) }).nullable(),
  created_at: z.string(),
  shipped_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
});
export type ParcelOfOrder = z.infer<typeof parcel>;

const tracking = {
  carrier: words(80).optional(),
  tracking_number: words(80).optional(),
  tracking_url: trackingUrl.optional(),
};
const parcelReply = z.object({ shipment: parcel, order_status: z.enum(ORDER_STATUS), change_id: z.number() });
const office = { access: 'office', permission: 'orders.fulfil', listed: false } as const;
const NOT_ALLOWED = ['error_unauthorized', 'error_forbidden', 'error_empty_data'] as const;

export const staffParcels = {
  list: defineEndpoint({
    ...calls.list,
    summary: 'Parcels of an order, and the units still to be packed.',
    input: z.object({ number: orderNumberInPath }),
    reply: z.object({ items: z.array(parcel), open: z.array(parcelLine), order_status: z.enum(ORDER_STATUS) }),
    errors: [...NOT_ALLOWED],
    ...office,
    permission: 'orders.view',
  }),
  create: defineEndpoint({
    ...calls.create,
    summary: 'Packs a parcel of the given lines or of everything left; with `state: "shipped"` it is shipped at once. The order’s state follows its parcels.',
    input: z.object({
      number: orderNumberInPath,
      /** Absent: all that is still to be packed. */
      lines: z
        .array(z.object({ id: lineId, qty }))
        .min(1)
        .max(MOST_LINES)
        .refine((lines) => new Set(lines.map((line) => line.id)).size === lines.length, { params: { label: 'error_field_out_of_range' } })
        .optional(),
      /** Code; absent: the warehouse that holds its units, if it is one. */
      warehouse: code.optional(),
      state: z.enum(['packed', 'shipped']).default('packed'),
      ...tracking,
    }),
    reply: parcelReply,
    errors: [...NOT_ALLOWED, 'error_bad_input', 'error_order_state', 'error_already_packed', 'error_idempotency_key', 'error_unavailable'],
    ...office,
  }),
  save: defineEndpoint({
    ...calls.save,
    summary: 'Saves carrier and tracking of a parcel: only the fields sent, merged with concurrent changes.',
    input: z.object({
      id: idInQuery,
      version,
      changes: z
        .object({ carrier: words(80).nullable().optional(), tracking_number: words(80).nullable().optional(), tracking_url: trackingUrl.nullable().optional() })
        .strict()
        .refine((changes) => Object.keys(changes).length > 0, { params: { label: 'error_field_required' } }),
    }),
    reply: saved,
    errors: [...NOT_ALLOWED, 'error_version', 'error_idempotency_key', 'error_unavailable'],
    ...office,
  }),
  move: defineEndpoint({
    ...calls.move,
    summary: 'Marks a packed parcel as shipped (the buyer gets a mail with its tracking) or unpacks it; marks a shipped one as delivered.',
    input: z.object({ id: idInQuery, state: z.enum(['shipped', 'delivered', 'cancelled']), ...tracking }),
    reply: parcelReply,
    errors: [...NOT_ALLOWED, 'error_order_state', 'error_idempotency_key', 'error_unavailable'],
    ...office,
  }),
  label: defineEndpoint({
    ...calls.label,
    summary: 'Requests the label of a packed parcel from its carrier, once; repeated calls return that label.',
    input: z.object({ id: idInQuery, carrier: z.enum(LABEL_CARRIERS) }),
    reply: z.object({ shipment: parcel }),
    errors: [...NOT_ALLOWED, 'error_order_state', 'error_carrier', 'error_unavailable'],
    ...office,
  }),
  labelFile: defineEndpoint({
    ...calls.labelFile,
    summary: 'The label of a parcel for printing.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ file_name: z.string(), content_type: z.literal('application/pdf'), /** Base64. */ content: z.string() }),
    errors: [...NOT_ALLOWED],
    ...office,
  }),
  labels: defineEndpoint({
    ...calls.labels,
    summary: 'Requests the labels of all packed parcels of several orders from a carrier, each once; existing labels stay. Idempotent.',
    input: z.object({ orders: z.array(orderNumberInPath).min(1).max(MOST_SLIPS), carrier: z.enum(LABEL_CARRIERS).default('file') }),
    reply: z.object({
      /** Parcel of each label, in the order of `orders`. */
      labels: z.array(z.object({ order: z.string(), parcel: z.number().int() })),
      /** Path of the PDF with all of them; `null`: there is none. */
      url: z.string().nullable(),
      /** Orders of which a parcel has no label, and why. */
      refused: z.array(z.object({ order: z.string(), label_name: z.string() })),
    }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    ...office,
  }),
  labelsFile: defineEndpoint({
    ...calls.labelsFile,
    summary: 'Existing labels of several parcels as one PDF: `?parcels=12,13`.',
    input: z.object({ parcels: z.string().max(2000).regex(PARCEL_LIST) }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: [...NOT_ALLOWED],
    ...office,
  }),
};
