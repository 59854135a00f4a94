/** Returns the name of a path in questions and profiles. */
export const pathName = (path: readonly string[]): string => path.join(' > ') || '(none)';
