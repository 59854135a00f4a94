/** Invoices, credit notes, packing slips and their fiscal delivery. Public entry point of the module. */
export { documentRoutes } from './document-routes.ts';
export { sendFiscalDocuments } from './fiscal/send-fiscal-documents.ts';
export { sellerOf } from './parties.ts';
export { issueDueDocuments } from './issue-due-documents.ts';
