/** Calls of `order-actions.ts` without schemas. */
export const cancel = { key: 'staff_orders_cancel', method: 'POST', path: '/api/staff/orders/{number}/cancel/' } as const;
export const saveAddress = { key: 'staff_orders_address', method: 'PUT', path: '/api/staff/orders/{number}/address/' } as const;
export const service = { key: 'staff_orders_service', method: 'PUT', path: '/api/staff/orders/{number}/service/' } as const;
export const previewLines = { key: 'staff_orders_lines_preview', method: 'POST', path: '/api/staff/orders/{number}/lines/preview/' } as const;
export const saveLines = { key: 'staff_orders_lines', method: 'PUT', path: '/api/staff/orders/{number}/lines/' } as const;
export const create = { key: 'staff_orders_new', method: 'POST', path: '/api/staff/orders/' } as const;
/** Preview of an order that is not placed yet. */
export const previewNew = { key: 'staff_orders_new_preview', method: 'POST', path: '/api/staff/orders/preview/' } as const;
export const mails = { key: 'staff_order_mails_list', method: 'GET', path: '/api/staff/orders/{number}/mails/' } as const;
export const previewMail = { key: 'staff_order_mails_preview', method: 'GET', path: '/api/staff/orders/{number}/mails/{id}/' } as const;
export const resendMail = { key: 'staff_order_mails_resend', method: 'POST', path: '/api/staff/orders/{number}/mails/{id}/' } as const;
export const writeMail = { key: 'staff_order_mails_write', method: 'POST', path: '/api/staff/orders/{number}/mails/' } as const;
