/** Files that run at the same time; as many as `npm test` says. */
export const MAX_WORKERS = Number(process.env.TEST_WORKERS ?? 2);
