/** Calls of `guardian.ts` without schemas. */
export const findings = { key: 'staff_guardian', method: 'GET', path: '/api/staff/guardian/' } as const;
export const check = { key: 'staff_guardian_check', method: 'POST', path: '/api/staff/guardian/check/' } as const;
