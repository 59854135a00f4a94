/** Calls of `notices.ts` without schemas. */
export const list = { key: 'staff_notices_list', method: 'GET', path: '/api/staff/notices/' } as const;
export const views = { key: 'staff_views_list', method: 'GET', path: '/api/staff/views/{screen}/' } as const;
export const saveView = { key: 'staff_views_keep', method: 'POST', path: '/api/staff/views/{screen}/' } as const;
export const dropView = { key: 'staff_views_drop', method: 'DELETE', path: '/api/staff/views/{screen}/{id}/' } as const;
export const columns = { key: 'staff_columns_get', method: 'GET', path: '/api/staff/columns/{screen}/' } as const;
export const saveColumns = { key: 'staff_columns_keep', method: 'PUT', path: '/api/staff/columns/{screen}/' } as const;
