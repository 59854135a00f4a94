/** Calls of `redirects.ts` without schemas; browsers take their paths from the served endpoint table. */
export const list = { key: 'misc_staff_redirects', method: 'GET' } as const;
export const save = { key: 'misc_staff_redirects_post', method: 'POST' } as const;
export const remove = { key: 'misc_staff_redirects_delete', method: 'DELETE' } as const;
