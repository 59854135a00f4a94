/** Calls of `fiscal.ts` without schemas. */
export const list = { key: 'staff_fiscal_list', method: 'POST', path: '/api/staff/fiscal/search/' } as const;
export const retry = { key: 'staff_fiscal_retry', method: 'POST', path: '/api/staff/fiscal/retry/' } as const;
