export { head } from './head.ts';
export { load } from './load.ts';
