/** Calls of `desk.ts` without schemas. */
export const search = { key: 'staff_search', method: 'GET', path: '/api/staff/search/' } as const;
export const colleagues = { key: 'staff_colleagues_list', method: 'GET', path: '/api/staff/colleagues/' } as const;
export const counts = { key: 'staff_orders_counts', method: 'GET', path: '/api/staff/orders/counts/' } as const;
export const move = { key: 'staff_orders_move', method: 'POST', path: '/api/staff/orders/{number}/state/' } as const;
export const book = { key: 'staff_orders_book', method: 'POST', path: '/api/staff/orders/{number}/payments/' } as const;
export const figures = { key: 'staff_orders_figures', method: 'GET', path: '/api/staff/orders/figures/' } as const;
