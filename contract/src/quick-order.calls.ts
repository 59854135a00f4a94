/** Calls of `quick-order.ts` without schemas; browsers take their paths from the served endpoint table. */
export const quickOrder = { key: 'webshop_quick_order', method: 'POST' } as const;
