/** Calls of `safety.ts` without schemas; browsers take their paths from the served endpoint table. */
export const recalls = { key: 'catalog_recalls', method: 'GET' } as const;
export const myRecalls = { key: 'catalog_my_recalls', method: 'GET' } as const;
export const report = { key: 'catalog_report', method: 'POST' } as const;
export const reportState = { key: 'catalog_report_state', method: 'GET' } as const;
export const appeal = { key: 'catalog_report_appeal', method: 'POST' } as const;
