/** Documents of an order, for the holder of its identifier. */
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { orderIdentifier } from './fields.ts';
import * as calls from './order-documents.calls.ts';

export const orderDocuments = {
  eInvoice: defineEndpoint({
    ...calls.eInvoice,
    path: '/api/webshop/order-e-invoice/',
    summary: 'An invoice or credit note for a company as UBL (EN 16931), by the order’s identifier.',
    input: z.object({ identifier: orderIdentifier, id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/xml',
    errors: ['error_empty_data'],
  }),
  document: defineEndpoint({
    ...calls.document,
    path: '/api/webshop/order-document/',
    summary: 'An invoice or credit note of the order as PDF, by the order’s identifier.',
    input: z.object({ identifier: orderIdentifier, id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    reply: z.object({ bytes: z.instanceof(Uint8Array), name: z.string() }),
    file: 'application/pdf',
    errors: ['error_empty_data'],
  }),
};
