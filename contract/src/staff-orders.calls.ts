/** Calls of `staff-orders.ts` without schemas; browsers take their paths from the served endpoint table. */
export const moveOrder = { key: 'webshop_staff_order_state', method: 'POST' } as const;
export const bookPayment = { key: 'webshop_staff_payment', method: 'POST' } as const;
export const agreeToWithdrawal = { key: 'webshop_staff_withdrawal', method: 'POST' } as const;
