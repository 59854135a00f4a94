/** Calls of `picks.ts` without schemas. */
export const search = { key: 'staff_picks_list', method: 'POST', path: '/api/staff/picks/search/' } as const;
export const create = { key: 'staff_picks_new', method: 'POST', path: '/api/staff/picks/' } as const;
export const get = { key: 'staff_picks_get', method: 'GET', path: '/api/staff/picks/{id}/' } as const;
export const scan = { key: 'staff_picks_scan', method: 'POST', path: '/api/staff/picks/{id}/scans/' } as const;
export const done = { key: 'staff_picks_done', method: 'POST', path: '/api/staff/picks/{id}/done/' } as const;
export const alerts = { key: 'staff_alerts_list', method: 'POST', path: '/api/staff/alerts/search/' } as const;
export const resolve = { key: 'staff_alerts_resolve', method: 'POST', path: '/api/staff/alerts/{id}/resolve/' } as const;
