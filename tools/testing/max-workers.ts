/** Number of test files that run in parallel, as set by `npm test`. */
export const MAX_WORKERS = Number(process.env.TEST_WORKERS ?? 2);
