/** Calls of `compare.ts` without schemas; browsers take their paths from the served endpoint table. */
export const compare = { key: 'catalog_compare', method: 'GET' } as const;
export const addCompared = { key: 'catalog_compare_post', method: 'POST' } as const;
export const removeCompared = { key: 'catalog_compare_delete', method: 'DELETE' } as const;
export const compareTable = { key: 'catalog_compare_table', method: 'POST' } as const;
