/** Calls of `changes.ts` without schemas. */
export const search = { key: 'staff_changes_list', method: 'POST', path: '/api/staff/changes/search/' } as const;
export const undo = { key: 'staff_changes_undo', method: 'POST', path: '/api/staff/changes/{id}/undo/' } as const;
export const csv = { key: 'staff_changes_csv', method: 'POST', path: '/api/staff/changes/csv/' } as const;
