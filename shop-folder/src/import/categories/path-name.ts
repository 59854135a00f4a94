/** As questions and profiles name it. */
export const pathName = (path: readonly string[]): string => path.join(' > ') || '(none)';
