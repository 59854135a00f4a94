import { createHint } from '../create-hint.ts';

/** Set while there may be products in the comparison. */
export const compareHint = createHint('vitrina-compare');
