/** Calls of `orders.ts` without schemas. */
export const search = { key: 'staff_orders_list', method: 'POST', path: '/api/staff/orders/search/' } as const;
export const csv = { key: 'staff_orders_csv', method: 'POST', path: '/api/staff/orders/csv/' } as const;
export const choices = { key: 'staff_orders_choices', method: 'GET', path: '/api/staff/orders/choices/' } as const;
export const get = { key: 'staff_orders_get', method: 'GET', path: '/api/staff/orders/{number}/' } as const;
export const save = { key: 'staff_orders_save', method: 'PUT', path: '/api/staff/orders/{number}/' } as const;
