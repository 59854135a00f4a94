/** Calls of `customers.ts` without schemas. */
export const search = { key: 'staff_customers_list', method: 'POST', path: '/api/staff/customers/search/' } as const;
export const csv = { key: 'staff_customers_csv', method: 'POST', path: '/api/staff/customers/csv/' } as const;
export const get = { key: 'staff_customers_get', method: 'GET', path: '/api/staff/customers/{id}/' } as const;
export const note = { key: 'staff_customers_note', method: 'POST', path: '/api/staff/customers/{id}/notes/' } as const;
export const merge = { key: 'staff_customers_merge', method: 'POST', path: '/api/staff/customers/{id}/merge/' } as const;
export const endSessions = { key: 'staff_customers_sessions_end', method: 'POST', path: '/api/staff/customers/{id}/sessions/end/' } as const;
export const exportData = { key: 'staff_customers_export', method: 'POST', path: '/api/staff/customers/{id}/export/' } as const;
export const erase = { key: 'staff_customers_erase', method: 'POST', path: '/api/staff/customers/{id}/erase/' } as const;
