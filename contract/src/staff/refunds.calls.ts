/** Calls of `refunds.ts` without schemas. */
export const preview = { key: 'staff_refunds_preview', method: 'POST', path: '/api/staff/orders/{number}/refunds/preview/' } as const;
export const make = { key: 'staff_refunds_make', method: 'POST', path: '/api/staff/orders/{number}/refunds/' } as const;
export const list = { key: 'staff_refunds_of_order', method: 'GET', path: '/api/staff/orders/{number}/refunds/' } as const;
export const due = { key: 'staff_refunds_due', method: 'POST', path: '/api/staff/refunds/search/' } as const;
export const csv = { key: 'staff_refunds_csv', method: 'POST', path: '/api/staff/refunds/csv/' } as const;
export const given = { key: 'staff_refunds_given', method: 'POST', path: '/api/staff/refunds/{id}/given/' } as const;
export const transferCode = { key: 'staff_refunds_code', method: 'POST', path: '/api/staff/refunds/{id}/code/' } as const;
