/** Calls of `bank.ts` without schemas. */
export const upload = { key: 'staff_bank_upload', method: 'POST', path: '/api/staff/bank/' } as const;
export const entries = { key: 'staff_bank_entries', method: 'POST', path: '/api/staff/bank/entries/search/' } as const;
export const csv = { key: 'staff_bank_csv', method: 'POST', path: '/api/staff/bank/entries/csv/' } as const;
export const match = { key: 'staff_bank_match', method: 'PUT', path: '/api/staff/bank/entries/{id}/' } as const;
export const returnSurplus = { key: 'staff_bank_surplus', method: 'POST', path: '/api/staff/bank/entries/{id}/surplus/' } as const;
export const surplusCode = { key: 'staff_bank_surplus_code', method: 'POST', path: '/api/staff/bank/entries/{id}/surplus/code/' } as const;
export const book = { key: 'staff_bank_book', method: 'POST', path: '/api/staff/bank/book/' } as const;
