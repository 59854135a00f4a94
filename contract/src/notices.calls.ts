/** Calls of `notices.ts` without schemas; browsers take their paths from the served endpoint table. */
export const notify = { key: 'catalog_notify', method: 'POST' } as const;
export const notifyFound = { key: 'catalog_notify_found', method: 'POST' } as const;
export const notice = { key: 'catalog_notice', method: 'GET' } as const;
export const confirm = { key: 'catalog_notice_confirm', method: 'POST' } as const;
export const stop = { key: 'catalog_notice_stop', method: 'POST' } as const;
export const mine = { key: 'catalog_my_notices', method: 'GET' } as const;
