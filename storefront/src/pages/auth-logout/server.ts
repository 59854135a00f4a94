export { head } from './head.ts';
export { load, post } from './load.ts';
/** The session ends with the document: what the application knows of a person goes with it. */
export const ownDocument = true;
