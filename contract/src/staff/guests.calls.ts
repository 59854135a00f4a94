/** Calls of `guests.ts` without schemas. */
export const search = { key: 'staff_guests_list', method: 'POST', path: '/api/staff/guests/search/' } as const;
export const csv = { key: 'staff_guests_csv', method: 'POST', path: '/api/staff/guests/csv/' } as const;
