import { createHint } from '../create-hint.ts';

/** There may be products in the comparison. */
export const compareHint = createHint('vitrina-compare');
