/** Endpoints of bank statements: import, matching to orders, and booking exactly once. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { amount, day, idInQuery, words } from '../fields.ts';
import * as calls from './bank.calls.ts';
import { csvFile, listColumns, listPage, listSort, listSums, viewMoment } from './lists.ts';
import { orderNumberInPath } from './orders.ts';
import { payee, scannedCode } from './refunds.ts';
import { saved, version } from './saving.ts';

/** Greatest file, bytes. */
export const MOST_STATEMENT_BYTES = 20 * 1024 * 1024;
const BASE64 = Math.ceil(MOST_STATEMENT_BYTES / 3) * 4;
/**
 * `certain`: the reference is that of an open order with this amount and currency, or staff matched it by hand. `likely`: the text contains the number of an
 * order with this amount, or name and amount match. `differs`: the order is known, but amount, currency or state does not match. `foreign`: matches no order,
 * is outgoing or a batch.
 */
export const ENTRY_CLASSES = ['certain', 'likely', 'differs', 'foreign'] as const;
export type EntryClass = (typeof ENTRY_CLASSES)[number];
/** Reasons why an entry of a bank statement is not booked automatically, or was not matched at all. */
export const ENTRY_REASONS = ['amount_less', 'amount_more', 'currency', 'paid', 'over', 'waiting', 'outgoing', 'batch', 'unknown'] as const;
export type EntryReason = (typeof ENTRY_REASONS)[number];
export const ENTRY_STATES = ['open', 'booked', 'set_aside'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
const MOST_BOOKED = 500;
const MOST_ORDERS = 20;

const entryId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const entry = z.object({
  id: entryId,
  statement: z.number().int(),
  account: z.string(),
  /** `2026-11-23` */
  booked_on: z.string(),
  /** Decimal; negative: outgoing. */
  amount: z.number(),
  currency: z.string(),
  payer: z.string(),
  payer_account: z.string(),
  reference: z.string(),
  info: z.string(),
  state: z.enum(ENTRY_STATES),
  version,
  class: z.enum(ENTRY_CLASSES),
  reason: z.enum(ENTRY_REASONS).nullable(),
  found_by: z.enum(['reference', 'text', 'name', 'hand']).nullable(),
  /** Order the entry pays, as far as it was matched. */
  order: z
    .object({ number: z.string(), buyer: z.string(), owed: z.number(), currency: z.string(), /** True for an additional payment. */ additional: z.boolean() })
    .nullable(),
  /** Overpaid part of a booked entry, decimal. */
  surplus: z.number(),
  /** Moment the surplus was sent back; `null`: not yet, or there is none. */
  surplus_given: z.string().nullable(),
});
export type BankEntryOfOffice = z.infer<typeof entry>;

export const ENTRY_SORTS = ['day', 'amount', 'payer'] as const;
/** Columns available in a list of entries. */
export const ENTRY_COLUMNS = ['day', 'amount', 'payer', 'order', 'owed', 'reason', 'reference', 'info', 'payer_account', 'account', 'surplus'] as const;
export type EntryColumn = (typeof ENTRY_COLUMNS)[number];
const USUAL_COLUMNS: readonly EntryColumn[] = ['day', 'amount', 'payer', 'order', 'owed', 'reason', 'reference', 'info'];
const filter = z
  .object({
    state: z.enum(ENTRY_STATES).optional(),
    class: z.enum(ENTRY_CLASSES).optional(),
    statement: z.number().int().min(1).max(2_147_483_647).optional(),
    /** Text in payer, reference, free text or the payer's account; or the number of the matched order. */
    text: z.string().trim().max(200).optional(),
    /** Only entries with a surplus still to be sent back. */
    surplus: z.boolean().optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    /** Days of the bank, both included. */
    from: day.optional(),
    to: day.optional(),
  })
  .default({});
const sort = listSort(ENTRY_SORTS, '-day');
const office = { access: 'office', listed: false } as const;
const NOT_ALLOWED = ['error_unauthorized', 'error_forbidden'] as const;

export const staffBank = {
  upload: defineEndpoint({
    ...calls.upload,
    summary: 'Reads a statement (camt.053, camt.054 or CSV). Entries of earlier files are not imported again; an equal file adds nothing.',
    input: z.object({
      file_name: words(200),
      /** Base64 of the file. */
      content: z.base64().min(1).max(BASE64),
      /** Currency of a CSV that has no column for it. */
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .default('EUR'),
    }),
    reply: z.object({
      id: z.number().int(),
      format: z.enum(['camt.053', 'camt.054', 'csv']),
      entries: z.number().int(),
      fresh: z.number().int(),
      /** Numbers of new entries by class. */
      classes: z.object({ certain: z.number().int(), likely: z.number().int(), differs: z.number().int(), foreign: z.number().int() }),
    }),
    errors: [...NOT_ALLOWED, 'error_bad_input', 'error_file_format', 'error_body_too_large', 'error_unavailable'],
    ...office,
    permission: 'bank.import',
    mostBytes: BASE64 + 4096,
  }),
  entries: defineEndpoint({
    ...calls.entries,
    summary: 'Entries of statements, newest first, with the present state of their orders, and the number of open ones by class.',
    input: z.object({ filter, sort, ...listPage }),
    reply: z.object({
      items: z.array(entry),
      total: z.number().int(),
      sums: listSums,
      counts: z.object({ certain: z.number().int(), likely: z.number().int(), differs: z.number().int(), foreign: z.number().int() }),
      view: viewMoment,
    }),
    errors: [...NOT_ALLOWED],
    ...office,
    permission: 'bank.import',
  }),
  csv: defineEndpoint({
    ...calls.csv,
    summary: 'The list of entries as a file for spreadsheets, with the selected columns. Recorded in the audit log.',
    input: z.object({ filter, sort, columns: listColumns(ENTRY_COLUMNS, USUAL_COLUMNS) }),
    reply: csvFile,
    errors: [...NOT_ALLOWED, 'error_unavailable'],
    ...office,
    permission: 'exports.run',
  }),
  match: defineEndpoint({
    ...calls.match,
    summary: 'Matches an entry by hand, or sets it aside and reopens it.',
    input: z.object({
      id: idInQuery,
      version,
      changes: z
        .object({ order: orderNumberInPath.nullable().optional(), state: z.enum(['open', 'set_aside']).optional() })
        .strict()
        .refine((changes) => Object.keys(changes).length > 0, { params: { label: 'error_field_required' } }),
    }),
    reply: saved,
    errors: [...NOT_ALLOWED, 'error_empty_data', 'error_bad_input', 'error_version', 'error_payment_booked', 'error_unavailable'],
    ...office,
    permission: 'payments.book',
  }),
  returnSurplus: defineEndpoint({
    ...calls.returnSurplus,
    summary: 'Records that a surplus was returned by hand, once and completely, with the reference of the transfer. Accepts an Idempotency-Key.',
    input: z.object({ id: idInQuery, /** Decimal: all of it or nothing. */ amount, reference: words(140).optional() }),
    reply: entry,
    errors: [
      ...NOT_ALLOWED,
      'error_confirm_needed',
      'error_empty_data',
      'error_nothing_to_refund',
      'error_payment_booked',
      'error_amount_differs',
      'error_idempotency_key',
      'error_unavailable',
    ],
    ...office,
    permission: 'payments.book',
    confirm: true,
  }),
  surplusCode: defineEndpoint({
    ...calls.surplusCode,
    summary: 'QR code for a banking app to return a surplus. Changes nothing.',
    input: z.object({ id: idInQuery, ...payee }),
    reply: scannedCode,
    errors: [...NOT_ALLOWED, 'error_empty_data', 'error_bad_input', 'error_nothing_to_refund', 'error_payment_booked'],
    ...office,
    permission: 'payments.book',
  }),
  book: defineEndpoint({
    ...calls.book,
    summary:
      'Books entries, each separately and once: for the matched or the named orders. A surplus is to be returned; a smaller amount is refused. Accepts an Idempotency-Key.',
    input: z.object({
      entries: z
        .array(z.object({ id: entryId, /** Numbers, of one transfer for several. */ orders: z.array(orderNumberInPath).min(1).max(MOST_ORDERS).optional() }))
        .min(1)
        .max(MOST_BOOKED)
        .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, { params: { label: 'error_field_out_of_range' } }),
    }),
    reply: z.object({
      items: z.array(
        z.object({
          id: entryId,
          booked: z.boolean(),
          /** Reason for the refusal. */
          label_name: z.string().nullable(),
          orders: z.array(z.string()),
          surplus: z.number(),
        }),
      ),
    }),
    errors: [...NOT_ALLOWED, 'error_confirm_needed', 'error_bad_input', 'error_idempotency_key', 'error_unavailable'],
    ...office,
    permission: 'payments.book',
    confirm: true,
  }),
};
