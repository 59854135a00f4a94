/** Endpoints of returns and withdrawals: receive, inspect, restock or write off, refund or refuse. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { amount, code, idInQuery, moment, words } from '../fields.ts';
import { csvFile, listColumns, listPage, listSort, viewMoment } from './lists.ts';
import { orderNumberInPath } from './orders.ts';
import { LABEL_CARRIERS } from './parcels.ts';
import * as calls from './returns.calls.ts';
import { version } from './saving.ts';

/** `unconfirmed`: a statement by number and e-mail that the buyer's mailbox has not confirmed. */
export const RETURN_STATES = ['unconfirmed', 'announced', 'received', 'inspected', 'settled', 'refused'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
export const RETURN_KINDS = ['withdrawal', 'complaint', 'courtesy'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];
export const CONDITIONS = ['new', 'opened', 'used', 'damaged', 'incomplete'] as const;
export type Condition = (typeof CONDITIONS)[number];
export const RETURN_PLACES = ['stock', 'write_off'] as const;
/** Legal period of a refund, days after the statement. */
export const REFUND_DAYS = 14;
/** The list warns from then on. */
export const ALARM_DAYS = 10;
/** `soon`: ten days have passed; `over`: it is late. */
export const ALARMS = ['none', 'soon', 'over'] as const;
export const RETURN_SORTS = ['due', 'started', 'order'] as const;
/** Columns available in a list of returns. */
export const RETURN_COLUMNS = [
  'order',
  'buyer',
  'kind',
  'state',
  'started',
  'due',
  'left',
  'pieces',
  'received',
  'condition',
  'arrived',
  'market',
  'reason',
  'label',
] as const;
export type ReturnColumn = (typeof RETURN_COLUMNS)[number];
/** Default columns. */
export const USUAL_RETURN_COLUMNS: readonly ReturnColumn[] = ['order', 'buyer', 'kind', 'state', 'started', 'due', 'left', 'pieces'];
/** Greatest picture, bytes. */
export const MOST_PHOTO_BYTES = 8 * 1024 * 1024;
export const MOST_PHOTOS = 20;

const lineId = z.number().int().min(0).max(32_767);
const qty = z.number().int().min(1).max(100_000);
const once = (lines: readonly { id: number }[]): boolean => new Set(lines.map(({ id }) => id)).size === lines.length;
const ONCE = { params: { label: 'error_field_out_of_range' } } as const;

const count = z.number().int();
const line = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  /** Announced. */
  qty: z.number().int(),
  received: z.number().int().nullable(),
  condition: z.enum(CONDITIONS).nullable(),
  place: z.enum(RETURN_PLACES).nullable(),
  /** Code of the warehouse it was restocked in. */
  warehouse: z.string().nullable(),
});
const summary = z.object({
  id: z.number().int(),
  order: z.string(),
  buyer: z.string(),
  kind: z.enum(RETURN_KINDS),
  state: z.enum(RETURN_STATES),
  version,
  started_at: z.string(),
  /** Last moment of the refund; `null`: no law names one. */
  due_at: z.string().nullable(),
  alarm: z.enum(ALARMS),
  pieces: z.number().int(),
  /** Received quantity; `null`: not received yet. */
  received: z.number().int().nullable(),
  received_at: z.string().nullable(),
  /** Conditions found, worst last; empty until the return is inspected. */
  conditions: z.array(z.enum(CONDITIONS)),
  market: z.string(),
  /** Reason in the words of the buyer or of staff. */
  reason: z.string(),
  /** Return label, and when it was mailed last; `null`: none. */
  label: z.object({ carrier: z.string(), number: z.string(), sent_at: z.string() }).nullable(),
});
export const returned = summary.extend({
  inspected_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  lines: z.array(line),
  /** Ids, oldest first. */
  photos: z.array(z.number().int()),
  /** Decimal; `null` here and below: not for this role. */
  deduction: z.object({ amount: z.number(), reason: z.string().nullable() }).nullable(),
  refuse_reason: z.string().nullable(),
  /** Refund to expect of an inspected return, or the one that was decided of a settled one; `null`: refused, not inspected yet, or not to be computed. */
  refund: z.object({ amount: z.number(), goods: z.number(), delivery: z.number(), deduction: z.number(), currency: z.string() }).nullable(),
  /** Id of the refund that was decided. */
  refund_id: z.number().nullable(),
});
export type Returned = z.infer<typeof returned>;
export type ReturnSummary = z.infer<typeof summary>;
const filter = z
  .object({
    state: z.union([z.enum(RETURN_STATES), z.array(z.enum(RETURN_STATES)).min(1)]).optional(),
    alarm: z.enum(ALARMS).optional(),
    kind: z.enum(RETURN_KINDS).optional(),
    condition: z.enum(CONDITIONS).optional(),
    market: z.string().min(2).max(5).optional(),
    /** Code of a warehouse that goods of the order came from. */
    warehouse: code.optional(),
    /** Begun since then, ISO. */
    from: moment.optional(),
    to: moment.optional(),
    order: orderNumberInPath.optional(),
    /** Number of an order or parcel, code of a product, name of the buyer; with permission also e-mail and telephone. */
    text: z.string().trim().max(200).optional(),
  })
  .default({});
/** `due`: open ones first, by the day their money is due. */
const sort = listSort(RETURN_SORTS, 'due');

const office = { access: 'office', permission: 'returns.handle', listed: false } as const;
const STEP_ERRORS = [
  'error_unauthorized',
  'error_forbidden',
  'error_empty_data',
  'error_bad_input',
  'error_version',
  'error_return_state',
  'error_idempotency_key',
  'error_unavailable',
] as const;
const step = { id: idInQuery, version };

export const staffReturns = {
  search: defineEndpoint({
    ...calls.search,
    summary: 'Returns and withdrawals, sorted by the due date of the refund, with the numbers by state.',
    input: z.object({ filter, sort, ...listPage }),
    reply: z.object({
      items: z.array(summary),
      total: z.number().int(),
      /** Numbers of open returns by state, and of those whose refund is due soon or overdue. */
      counts: z.object({ unconfirmed: count, announced: count, received: count, inspected: count, soon: count, over: count }),
      view: viewMoment,
    }),
    errors: ['error_unauthorized', 'error_forbidden'],
    ...office,
    permission: 'returns.receive',
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ filter, sort, columns: listColumns(RETURN_COLUMNS, USUAL_RETURN_COLUMNS) }),
    reply: csvFile,
    errors: ['error_unauthorized', 'error_forbidden', 'error_unavailable'],
    ...office,
    permission: 'exports.run',
  }),
  create: defineEndpoint({
    ...calls.create,
    summary: 'Announces a return without a withdrawal: a complaint, or as a courtesy.',
    input: z.object({
      order: orderNumberInPath,
      kind: z.enum(['complaint', 'courtesy']),
      reason: words(500),
      lines: z
        .array(z.object({ id: lineId, qty }))
        .min(1)
        .max(500)
        .refine(once, ONCE),
    }),
    reply: returned,
    errors: STEP_ERRORS,
    ...office,
  }),
  get: defineEndpoint({
    ...calls.get,
    summary: 'One return with its lines, photos and expected refund.',
    input: z.object({ id: idInQuery }),
    reply: returned,
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    ...office,
    permission: 'returns.receive',
  }),
  agree: defineEndpoint({
    ...calls.agree,
    summary: 'Carries out a statement that the buyer has not confirmed by mail, after staff verified its sender.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ id: z.number().int(), /** True if the order was not packed: it was cancelled, and no goods are returned. */ cancelled: z.boolean() }),
    errors: [...STEP_ERRORS, 'error_withdrawal_over'],
    ...office,
  }),
  receive: defineEndpoint({
    ...calls.receive,
    summary: 'Records the receipt of goods, all announced ones or the given quantities.',
    input: z.object({
      ...step,
      lines: z
        .array(z.object({ id: lineId, qty: z.number().int().min(0).max(100_000) }))
        .max(500)
        .refine(once, ONCE)
        .default([]),
    }),
    reply: returned,
    errors: STEP_ERRORS,
    ...office,
    permission: 'returns.receive',
  }),
  inspect: defineEndpoint({
    ...calls.inspect,
    summary:
      'Records condition and destination of received goods: back in stock, where they can be sold at once, or written off; and the deduction for lost value.',
    input: z.object({
      ...step,
      /** Code of the warehouse for the stock; absent: the one it was sold from. */
      warehouse: code.optional(),
      lines: z
        .array(z.object({ id: lineId, condition: z.enum(CONDITIONS), place: z.enum(RETURN_PLACES) }))
        .min(1)
        .max(500)
        .refine(once, ONCE),
      deduction: z.object({ amount, reason: words(500) }).optional(),
    }),
    reply: returned,
    errors: STEP_ERRORS,
    ...office,
  }),
  settle: defineEndpoint({
    ...calls.settle,
    summary: 'Refunds the goods, and standard delivery for a withdrawal from the whole order, less the deduction. Once, at most the paid amount.',
    input: z.object({ ...step, reason: words(500).optional() }),
    reply: returned,
    errors: [...STEP_ERRORS, 'error_confirm_needed', 'error_nothing_to_refund', 'error_refund_limit'],
    ...office,
    permission: 'refunds.make',
    confirm: true,
  }),
  refuse: defineEndpoint({
    ...calls.refuse,
    summary: 'Refuses a return, with a reason that the buyer gets by mail.',
    input: z.object({ ...step, reason: words(500) }),
    reply: returned,
    errors: STEP_ERRORS,
    ...office,
  }),
  back: defineEndpoint({
    ...calls.back,
    summary: 'Reverts the last step, stock included. A refund cannot be reverted.',
    input: z.object(step),
    reply: returned,
    errors: [...STEP_ERRORS, 'error_quantity_not_available'],
    ...office,
  }),
  photo: defineEndpoint({
    ...calls.photo,
    summary: 'Saves a photo of received goods, re-encoded by the server; an equal photo is stored once.',
    input: z.object({
      id: idInQuery,
      /** Base64 of a picture. */
      content: z
        .base64()
        .min(1)
        .max(Math.ceil(MOST_PHOTO_BYTES / 3) * 4),
    }),
    reply: z.object({ id: z.number().int(), width: z.number().int(), height: z.number().int() }),
    errors: [...STEP_ERRORS, 'error_not_a_picture', 'error_picture_too_large', 'error_body_too_large'],
    ...office,
    permission: 'returns.receive',
    mostBytes: Math.ceil(MOST_PHOTO_BYTES / 3) * 4 + 4096,
  }),
  label: defineEndpoint({
    ...calls.label,
    summary: 'Mails the return label of an announced return to the buyer. It is requested from the carrier once; repeated calls mail that label.',
    input: z.object({ ...step, carrier: z.enum(LABEL_CARRIERS).default('file') }),
    reply: returned,
    errors: [...STEP_ERRORS, 'error_carrier'],
    ...office,
  }),
  labelFile: defineEndpoint({
    ...calls.labelFile,
    summary: 'The label of a return for printing.',
    input: z.object({ id: idInQuery }),
    reply: z.object({ file_name: z.string(), content_type: z.literal('application/pdf'), /** Base64. */ content: z.string() }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    ...office,
  }),
  readPhoto: defineEndpoint({
    ...calls.readPhoto,
    summary: 'A photo of a return.',
    input: z.object({ id: idInQuery, photo: idInQuery }),
    reply: z.object({ content_type: z.literal('image/webp'), /** Base64. */ content: z.string() }),
    errors: ['error_unauthorized', 'error_forbidden', 'error_empty_data'],
    ...office,
    permission: 'returns.receive',
  }),
};
