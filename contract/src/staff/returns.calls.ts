/** Calls of `returns.ts` without schemas. */
export const search = { key: 'staff_returns_list', method: 'POST', path: '/api/staff/returns/search/' } as const;
export const csv = { key: 'staff_returns_csv', method: 'POST', path: '/api/staff/returns/csv/' } as const;
export const create = { key: 'staff_returns_new', method: 'POST', path: '/api/staff/returns/' } as const;
export const get = { key: 'staff_returns_get', method: 'GET', path: '/api/staff/returns/{id}/' } as const;
export const agree = { key: 'staff_returns_agree', method: 'POST', path: '/api/staff/returns/{id}/agree/' } as const;
export const receive = { key: 'staff_returns_receive', method: 'PUT', path: '/api/staff/returns/{id}/receive/' } as const;
export const inspect = { key: 'staff_returns_inspect', method: 'PUT', path: '/api/staff/returns/{id}/inspect/' } as const;
export const settle = { key: 'staff_returns_settle', method: 'PUT', path: '/api/staff/returns/{id}/settle/' } as const;
export const refuse = { key: 'staff_returns_refuse', method: 'PUT', path: '/api/staff/returns/{id}/refuse/' } as const;
export const back = { key: 'staff_returns_back', method: 'PUT', path: '/api/staff/returns/{id}/back/' } as const;
export const photo = { key: 'staff_returns_photo', method: 'POST', path: '/api/staff/returns/{id}/photos/' } as const;
export const readPhoto = { key: 'staff_returns_photo_get', method: 'GET', path: '/api/staff/returns/{id}/photos/{photo}/' } as const;
export const label = { key: 'staff_returns_label', method: 'POST', path: '/api/staff/returns/{id}/label/' } as const;
export const labelFile = { key: 'staff_returns_label_get', method: 'GET', path: '/api/staff/returns/{id}/label/' } as const;
