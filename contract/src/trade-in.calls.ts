/** Calls of `trade-in.ts` without schemas; browsers take their paths from the served endpoint table. */
export const devices = { key: 'trade_in_devices', method: 'GET' } as const;
export const estimate = { key: 'trade_in_estimate', method: 'GET' } as const;
