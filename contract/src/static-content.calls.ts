/** Calls of `static-content.ts` without schemas; browsers take their paths from the served endpoint table. */
export const page = { key: 'cms_static_content', method: 'GET' } as const;
