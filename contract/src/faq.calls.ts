/** Calls of `faq.ts` without schemas; browsers take their paths from the served endpoint table. */
export const groups = { key: 'cms_faq', method: 'GET' } as const;
