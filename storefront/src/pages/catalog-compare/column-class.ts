/** CSS class of a column; narrow screens hide those after the second. */
export const columnClass = (index: number): string | undefined => (index > 1 ? 'later' : undefined);
