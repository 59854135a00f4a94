export { head } from './head.ts';
/** The ways to pay are buttons of a form that leads here. */
export { load, post } from './load.ts';
