export { head } from './head.ts';
/** The ways to pay are buttons of a form that leads here. */
export { load, load as post } from './load.ts';

/** Its form or frame belongs to a bank, which the policy of this document alone allows. */
export const ownDocument = true;
