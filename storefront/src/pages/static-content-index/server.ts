export { head } from '../page-soon/head.ts';
export { load } from '../page-soon/load.ts';
