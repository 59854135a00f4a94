/** Calls of `captures.ts` without schemas. */
export const make = { key: 'staff_captures_make', method: 'POST', path: '/api/staff/orders/{number}/captures/' } as const;
export const release = { key: 'staff_captures_release', method: 'POST', path: '/api/staff/orders/{number}/release/' } as const;
