/** Calls of `offers.ts` without schemas. */
export const mine = { key: 'auth_offers', method: 'GET' } as const;
export const make = { key: 'auth_offers_post', method: 'POST' } as const;
export const pdf = { key: 'auth_offer_pdf', method: 'GET' } as const;
export const order = { key: 'auth_offer_order', method: 'POST' } as const;
