import { coffee } from './coffee.ts';
import { energyLabel } from './energy-label.ts';
import { fridge } from './fridge.ts';
import { hiddenPosts } from './hidden-posts.ts';
import { laptop } from './laptop.ts';
import { phoneBattery } from './phone-battery.ts';
import { repair } from './repair.ts';
import { television } from './television.ts';
import type { DemoPost } from './types.ts';
import { washing } from './washing.ts';

/** Guides of the demo shop. */
export const posts: DemoPost[] = [laptop, television, energyLabel, phoneBattery, coffee, fridge, repair, washing, ...hiddenPosts];
