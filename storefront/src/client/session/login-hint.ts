import { createHint } from '../create-hint.ts';

/** Set while a customer may be logged in. */
export const loginHint = createHint('vitrina-member');
