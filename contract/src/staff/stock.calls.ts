/** Calls of `stock.ts` without schemas. */
export const grid = { key: 'staff_stock_list', method: 'POST', path: '/api/staff/stock/search/' } as const;
export const movements = { key: 'staff_stock_movements', method: 'GET', path: '/api/staff/stock/{id}/movements/' } as const;
export const adjust = { key: 'staff_stock_adjust', method: 'POST', path: '/api/staff/stock/adjust/' } as const;
