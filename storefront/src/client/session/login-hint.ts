import { createHint } from '../create-hint.ts';

/** A customer may be logged in. */
export const loginHint = createHint('vitrina-member');
