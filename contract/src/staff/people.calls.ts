/** Calls of `people.ts` without schemas. */
export const list = { key: 'staff_people_list', method: 'GET', path: '/api/staff/people/' } as const;
export const get = { key: 'staff_people_get', method: 'GET', path: '/api/staff/people/{id}/' } as const;
export const save = { key: 'staff_people_save', method: 'PUT', path: '/api/staff/people/{id}/' } as const;
export const deactivate = { key: 'staff_people_deactivate', method: 'POST', path: '/api/staff/people/{id}/deactivate/' } as const;
export const resetFactors = { key: 'staff_people_reset', method: 'POST', path: '/api/staff/people/{id}/reset/' } as const;
export const endSessions = { key: 'staff_people_sessions_end', method: 'DELETE', path: '/api/staff/people/{id}/sessions/' } as const;
export const invite = { key: 'staff_people_invite', method: 'POST', path: '/api/staff/invitations/' } as const;
export const endInvitation = { key: 'staff_people_invite_end', method: 'DELETE', path: '/api/staff/invitations/{id}/' } as const;
export const keys = { key: 'staff_keys_list', method: 'GET', path: '/api/staff/keys/' } as const;
export const makeKey = { key: 'staff_keys_make', method: 'POST', path: '/api/staff/keys/' } as const;
export const endKey = { key: 'staff_keys_end', method: 'DELETE', path: '/api/staff/keys/{id}/' } as const;
export const makeRole = { key: 'staff_roles_make', method: 'POST', path: '/api/staff/roles/' } as const;
export const saveRole = { key: 'staff_roles_save', method: 'PUT', path: '/api/staff/roles/{code}/' } as const;
export const endRole = { key: 'staff_roles_end', method: 'DELETE', path: '/api/staff/roles/{code}/' } as const;
