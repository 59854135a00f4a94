/** Calls of `withdrawals.ts` without schemas; browsers take their paths from the served endpoint table. */
export const withdraw = { key: 'webshop_withdrawal', method: 'POST' } as const;
export const confirmation = { key: 'webshop_withdrawal_confirmation', method: 'GET' } as const;
export const confirm = { key: 'webshop_withdrawal_confirmation_post', method: 'POST' } as const;
