/** Invoices, credit notes and packing slips. */
export { documentRoutes } from './document-routes.ts';
export { issueDueDocuments } from './issue-due-documents.ts';
