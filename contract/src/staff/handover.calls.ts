/** Calls of `handover.ts` without schemas. */
export const list = { key: 'staff_handover_list', method: 'GET', path: '/api/staff/handover/' } as const;
export const paper = { key: 'staff_handover_paper', method: 'GET', path: '/api/staff/handover/paper/' } as const;
