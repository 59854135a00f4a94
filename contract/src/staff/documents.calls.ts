/** Calls of `documents.ts` without schemas. */
export const list = { key: 'staff_documents_list', method: 'POST', path: '/api/staff/documents/search/' } as const;
export const issue = { key: 'staff_documents_issue', method: 'POST', path: '/api/staff/documents/' } as const;
export const slip = { key: 'staff_shipments_slip', method: 'POST', path: '/api/staff/shipments/{id}/slip/' } as const;
export const slipFile = { key: 'staff_shipments_slip_file', method: 'GET', path: '/api/staff/shipments/{id}/slip/' } as const;
export const slips = { key: 'staff_slips_issue', method: 'POST', path: '/api/staff/slips/' } as const;
export const slipsFile = { key: 'staff_slips_file', method: 'GET', path: '/api/staff/slips/' } as const;
export const invoices = { key: 'staff_invoices_collect', method: 'POST', path: '/api/staff/invoices/' } as const;
export const invoicesFile = { key: 'staff_invoices_file', method: 'GET', path: '/api/staff/invoices/' } as const;
export const eInvoice = { key: 'staff_documents_e_invoice', method: 'GET', path: '/api/staff/e-invoices/{file}/' } as const;
export const pdf = { key: 'staff_documents_pdf', method: 'GET', path: '/api/staff/documents/{file}/' } as const;
