/** Calls of `companies.ts` without schemas; browsers take their paths from the served endpoint table. */
export const mine = { key: 'auth_company', method: 'GET' } as const;
export const ask = { key: 'auth_company_post', method: 'POST' } as const;
export const prices = { key: 'auth_company_prices', method: 'POST' } as const;
