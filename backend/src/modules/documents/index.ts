/** Invoices, credit notes and packing slips. */
export { documentRoutes } from './document-routes.ts';
export { sendFiscalDocuments } from './fiscal/send-fiscal-documents.ts';
export { sellerOf } from './parties.ts';
export { issueDueDocuments } from './issue-due-documents.ts';
