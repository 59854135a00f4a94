export { head } from './head.ts';
export { load } from './load.ts';
export { post } from './post.ts';
