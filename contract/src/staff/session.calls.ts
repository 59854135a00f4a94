/** Calls of `session.ts` without schemas. */
export const begin = { key: 'staff_session_begin', method: 'POST', path: '/api/staff/session/begin/' } as const;
export const second = { key: 'staff_session_second', method: 'POST', path: '/api/staff/session/second/' } as const;
export const first = { key: 'staff_session_first', method: 'POST', path: '/api/staff/session/first/' } as const;
export const me = { key: 'staff_session_me', method: 'GET', path: '/api/staff/session/' } as const;
export const end = { key: 'staff_session_end', method: 'DELETE', path: '/api/staff/session/' } as const;
export const confirm = { key: 'staff_session_confirm', method: 'POST', path: '/api/staff/session/confirm/' } as const;
export const sessions = { key: 'staff_sessions_list', method: 'GET', path: '/api/staff/sessions/' } as const;
export const closeSession = { key: 'staff_sessions_close', method: 'DELETE', path: '/api/staff/sessions/{id}/' } as const;
export const factors = { key: 'staff_factors_list', method: 'GET', path: '/api/staff/factors/' } as const;
export const newTotp = { key: 'staff_factors_totp', method: 'POST', path: '/api/staff/factors/totp/' } as const;
export const confirmTotp = { key: 'staff_factors_totp_put', method: 'PUT', path: '/api/staff/factors/totp/' } as const;
export const newRecovery = { key: 'staff_factors_recovery', method: 'POST', path: '/api/staff/factors/recovery/' } as const;
export const removeFactor = { key: 'staff_factors_remove', method: 'DELETE', path: '/api/staff/factors/{id}/' } as const;
