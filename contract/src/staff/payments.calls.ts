/** Calls of `payments.ts` without schemas. */
export const search = { key: 'staff_payments_list', method: 'POST', path: '/api/staff/payments/search/' } as const;
export const csv = { key: 'staff_payments_csv', method: 'POST', path: '/api/staff/payments/csv/' } as const;
