/** Calls of `guests.ts` without schemas. */
export const search = { key: 'staff_guests_list', method: 'POST', path: '/api/staff/guests/search/' } as const;
export const csv = { key: 'staff_guests_csv', method: 'POST', path: '/api/staff/guests/csv/' } as const;
export const get = { key: 'staff_guest_get', method: 'POST', path: '/api/staff/guests/one/' } as const;
export const note = { key: 'staff_guest_note', method: 'POST', path: '/api/staff/guests/notes/' } as const;
export const exportData = { key: 'staff_guest_export', method: 'POST', path: '/api/staff/guests/export/' } as const;
export const erase = { key: 'staff_guest_erase', method: 'POST', path: '/api/staff/guests/erase/' } as const;
