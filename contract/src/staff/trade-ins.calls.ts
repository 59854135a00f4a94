/** Calls of `trade-ins.ts` without schemas. */
export const search = { key: 'staff_trade_ins_list', method: 'POST', path: '/api/staff/trade-ins/search/' } as const;
export const receive = { key: 'staff_trade_ins_receive', method: 'POST', path: '/api/staff/trade-ins/{id}/receive/' } as const;
export const inspect = { key: 'staff_trade_ins_inspect', method: 'POST', path: '/api/staff/trade-ins/{id}/inspect/' } as const;
export const sendBack = { key: 'staff_trade_ins_back', method: 'POST', path: '/api/staff/trade-ins/{id}/back/' } as const;
export const csv = { key: 'staff_trade_ins_csv', method: 'POST', path: '/api/staff/trade-ins/csv/' } as const;
