/** Invoices, credit notes and packing slips of orders. */
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { orderNumberInPath } from './orders.ts';
import * as calls from './documents.calls.ts';

export const DOCUMENT_KINDS = ['invoice', 'credit_note', 'packing_slip'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Orders, or parcels, whose slips are printed together. */
export const MOST_SLIPS = 100;
export const PARCEL_LIST = /^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,199}$/;
const DOCUMENT_LIST = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,199}$/;
const shipmentId = z.coerce.number().int().min(1).max(2_147_483_647);
const refundId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const issuedDocument = z.object({
  id: z.number(),
  kind: z.enum(DOCUMENT_KINDS),
  /** Number as printed on the document. */
  number: z.string(),
  order: z.string(),
  /** Id of the refund a credit note belongs to; `null`: none. */
  refund_id: z.number().nullable(),
  lang: z.string(),
  /** Decimal; of a packing slip 0. */
  total: z.number(),
  currency: z.string(),
  issued_at: z.string(),
  /** Path of the PDF. */
  url: z.string(),
  /** Path of the UBL; `null`: the buyer is no company. */
  e_invoice_url: z.string().nullable(),
  /** Business rules that prevent a UBL document; empty: none. */
  e_invoice_problems: z.array(z.string()),
});
export type IssuedDocument = z.infer<typeof issuedDocument>;

const ERRORS = ['error_unauthorized', 'error_forbidden'] as const;

export const staffDocuments = {
  list: defineEndpoint({
    ...calls.list,
    summary: 'Documents, newest first: of an order, a kind, a year.',
    input: z.object({
      filter: z
        .object({ order: orderNumberInPath.optional(), kind: z.enum(DOCUMENT_KINDS).optional(), number: z.string().trim().min(1).max(60).optional() })
        .default({}),
      offset: z.number().int().min(0).max(10_000_000).default(0),
      limit: z.number().int().min(1).max(500).default(50),
    }),
    reply: z.object({ items: z.array(issuedDocument), total: z.number().int() }),
    errors: ERRORS,
    access: 'office',
    permission: 'documents.view',
    listed: false,
  }),
  issue: defineEndpoint({
    ...calls.issue,
    summary: 'Issues a document, or returns the issued one: an order has one invoice, a refund one credit note, an order one packing slip.',
    input: z.object({ kind: z.enum(DOCUMENT_KINDS), order: orderNumberInPath, /** Of a credit note. */ refund_id: refundId.optional() }),
    reply: issuedDocument,
    errors: [
      ...ERRORS,
      ...(['error_empty_data', 'error_order_state', 'error_other_sellers', 'error_not_credited', 'error_idempotency_key', 'error_unavailable'] as const),
    ],
    access: 'office',
    permission: 'documents.issue',
    listed: false,
  }),
  slip: defineEndpoint({
    ...calls.slip,
    summary: 'Issues the packing slip of a parcel with its contents, or returns the issued one. Accepts an Idempotency-Key.',
    input: z.object({ id: shipmentId }),
    reply: z.object({ number: z.string(), /** Path of the PDF. */ url: z.string() }),
    errors: [...ERRORS, 'error_empty_data', 'error_order_state', 'error_idempotency_key', 'error_unavailable'],
    access: 'office',
    permission: 'orders.fulfil',
    listed: false,
  }),
  slipFile: defineEndpoint({
    ...calls.slipFile,
    summary: 'The packing slip of a parcel as PDF, once it is issued.',
    input: z.object({ id: shipmentId }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: [...ERRORS, 'error_empty_data'],
    access: 'office',
    permission: 'orders.fulfil',
    listed: false,
  }),
  slips: defineEndpoint({
    ...calls.slips,
    summary: 'Issues the packing slips of packed parcels of several orders, or returns the issued ones. Idempotent.',
    input: z.object({ orders: z.array(orderNumberInPath).min(1).max(MOST_SLIPS) }),
    reply: z.object({
      /** Slips, in the order of the orders. */
      slips: z.array(z.object({ order: z.string(), number: z.string() })),
      /** Path of the PDF with all of them; `null`: there is none. */
      url: z.string().nullable(),
      /** Orders without a parcel that waits to leave, and why. */
      refused: z.array(z.object({ order: z.string(), label_name: z.string() })),
    }),
    errors: [...ERRORS, 'error_unavailable'],
    access: 'office',
    permission: 'orders.fulfil',
    listed: false,
  }),
  slipsFile: defineEndpoint({
    ...calls.slipsFile,
    summary: 'Packing slips of several parcels as one PDF, each on pages of its own, as far as they are issued: `?parcels=12,13`.',
    input: z.object({ parcels: z.string().max(2000).regex(PARCEL_LIST) }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: [...ERRORS, 'error_empty_data'],
    access: 'office',
    permission: 'orders.fulfil',
    listed: false,
  }),
  invoices: defineEndpoint({
    ...calls.invoices,
    summary: 'Invoices of several orders; with `issue` (and the permission) missing ones are issued. Idempotent.',
    input: z.object({ orders: z.array(orderNumberInPath).min(1).max(MOST_SLIPS), issue: z.boolean().default(false) }),
    reply: z.object({
      /** Invoices in the order of the orders. */
      invoices: z.array(z.object({ order: z.string(), number: z.string() })),
      /** Path of the PDF with all of them; `null`: there is none. */
      url: z.string().nullable(),
      /** Orders without an invoice, and why. */
      refused: z.array(z.object({ order: z.string(), label_name: z.string() })),
    }),
    errors: [...ERRORS, 'error_unavailable'],
    access: 'office',
    permission: 'documents.view',
    listed: false,
  }),
  invoicesFile: defineEndpoint({
    ...calls.invoicesFile,
    summary: 'Several invoices as one PDF, each as it was issued: `?documents=12,13`.',
    input: z.object({ documents: z.string().max(2000).regex(DOCUMENT_LIST) }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: [...ERRORS, 'error_empty_data'],
    access: 'office',
    permission: 'documents.view',
    listed: false,
  }),
  eInvoice: defineEndpoint({
    ...calls.eInvoice,
    summary: 'The document as UBL (EN 16931), where its buyer is a company: `e-invoices/12.xml`.',
    input: z.object({ file: z.string().regex(/^[1-9]\d{0,14}\.xml$/) }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/xml',
    errors: [...ERRORS, 'error_empty_data'],
    access: 'office',
    permission: 'documents.view',
    listed: false,
  }),
  pdf: defineEndpoint({
    ...calls.pdf,
    summary: 'The document as PDF: `documents/12.pdf`.',
    input: z.object({ file: z.string().regex(/^[1-9]\d{0,14}\.pdf$/) }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: [...ERRORS, 'error_empty_data'],
    access: 'office',
    permission: 'documents.view',
    listed: false,
  }),
};
