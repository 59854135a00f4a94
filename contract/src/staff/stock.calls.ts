/** Calls of `stock.ts` without schemas. */
export const grid = { key: 'staff_stock_list', method: 'POST', path: '/api/staff/stock/search/' } as const;
export const movements = { key: 'staff_stock_movements', method: 'GET', path: '/api/staff/stock/{id}/movements/' } as const;
export const adjust = { key: 'staff_stock_adjust', method: 'POST', path: '/api/staff/stock/adjust/' } as const;
export const count = { key: 'staff_stock_count', method: 'POST', path: '/api/staff/stock/count/' } as const;
export const receive = { key: 'staff_stock_receive', method: 'POST', path: '/api/staff/stock/receive/' } as const;
export const expect = { key: 'staff_stock_expect', method: 'POST', path: '/api/staff/stock/expect/' } as const;
export const transfers = { key: 'staff_stock_transfers', method: 'POST', path: '/api/staff/stock/transfers/search/' } as const;
export const send = { key: 'staff_stock_transfer', method: 'POST', path: '/api/staff/stock/transfers/' } as const;
export const endTransfer = { key: 'staff_stock_transfer_end', method: 'POST', path: '/api/staff/stock/transfers/{id}/end/' } as const;
export const csv = { key: 'staff_stock_csv', method: 'POST', path: '/api/staff/stock/csv/' } as const;
export const transfersCsv = { key: 'staff_transfers_csv', method: 'POST', path: '/api/staff/stock/transfers/csv/' } as const;
