import { hiddenPosts } from './hidden-posts.ts';
import { laptop } from './laptop.ts';
import type { DemoPost } from './types.ts';

/** Guides of the demo shop. */
export const posts: DemoPost[] = [laptop, ...hiddenPosts];
