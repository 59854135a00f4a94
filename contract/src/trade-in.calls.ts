/** Calls of `trade-in.ts` without schemas; browsers take their paths from the served endpoint table. */
export const devices = { key: 'trade_in_devices', method: 'GET' } as const;
export const estimate = { key: 'trade_in_estimate', method: 'GET' } as const;
export const offer = { key: 'trade_in_offer', method: 'POST' } as const;
export const offerState = { key: 'trade_in_offer_state', method: 'GET' } as const;
export const answer = { key: 'trade_in_answer', method: 'POST' } as const;
