/** Calls of `order-documents.ts` without schemas. */
export const eInvoice = { key: 'webshop_order_e_invoice', method: 'GET' } as const;
export const document = { key: 'webshop_order_document', method: 'GET' } as const;
