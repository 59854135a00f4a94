/** Calls of `order-documents.ts` without schemas. */
export const document = { key: 'webshop_order_document', method: 'GET' } as const;
