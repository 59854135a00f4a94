/** Calls of `campaigns.ts` without schemas; browsers take their paths from the served endpoint table. */
export const sweepstakes = { key: 'sweepstakes', method: 'GET' } as const;
export const sweepstake = { key: 'sweepstake', method: 'GET' } as const;
export const protocol = { key: 'sweepstake_protocol', method: 'GET' } as const;
export const enter = { key: 'sweepstake_enter', method: 'POST' } as const;
export const entry = { key: 'sweepstake_entry', method: 'GET' } as const;
export const confirm = { key: 'sweepstake_confirm', method: 'POST' } as const;
export const spin = { key: 'spin_wheel', method: 'POST' } as const;
export const draw = { key: 'sweepstake_draw', method: 'POST' } as const;
