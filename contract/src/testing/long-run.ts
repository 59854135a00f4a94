/** `npm test -- --all`. Without it cases that differ only in language, width, colour scheme or order are tried in part (decision 0118). */
export const isLongRun = process.env.TEST_ALL === '1';

/** Returns all cases in a long run, otherwise only the given part. */
export const inLongRun = <const T>(all: readonly T[], part: readonly NoInfer<T>[]): readonly T[] => (isLongRun ? all : part);
