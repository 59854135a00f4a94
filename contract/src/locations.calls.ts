/** Calls of `locations.ts` without schemas; browsers take their paths from the served endpoint table. */
export const points = { key: 'location_points', method: 'GET' } as const;
export const point = { key: 'location_point', method: 'GET' } as const;
