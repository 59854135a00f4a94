/** Narrow screens leave out the columns after the second. */
export const columnClass = (index: number): string | undefined => (index > 1 ? 'later' : undefined);
