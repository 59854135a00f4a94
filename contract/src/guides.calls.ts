/** Calls of `guides.ts` without schemas; browsers take their paths from the served endpoint table. */
export const guide = { key: 'catalog_guide', method: 'POST' } as const;
