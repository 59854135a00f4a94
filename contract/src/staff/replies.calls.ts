/** Calls of `replies.ts` without schemas. */
export const list = { key: 'staff_replies_list', method: 'GET', path: '/api/staff/replies/{kind}/' } as const;
export const create = { key: 'staff_replies_create', method: 'POST', path: '/api/staff/replies/{kind}/' } as const;
export const save = { key: 'staff_replies_save', method: 'PUT', path: '/api/staff/replies/{kind}/{id}/' } as const;
export const remove = { key: 'staff_replies_remove', method: 'DELETE', path: '/api/staff/replies/{kind}/{id}/' } as const;
