export { head } from './head.ts';
export { load, post } from './load.ts';
