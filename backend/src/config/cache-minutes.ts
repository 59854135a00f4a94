import { z } from 'zod';
import { CACHE_MINUTES, type CacheMinutes, type CacheName } from '@vitrina/contract/cache-minutes';
import { defineSlice } from './slice.ts';
import { keysAndValues, whole } from './variables.ts';

const WEEK = 10_080;
const minutes = z.partialRecord(z.enum(Object.keys(CACHE_MINUTES) as [CacheName, ...CacheName[]]), whole(1, WEEK), 'names a cache that there is not');
const parsePairs = (text: string, context: z.core.$RefinementCtx): Partial<Record<CacheName, unknown>> => keysAndValues(text, context);

export const cacheMinutesSlice = defineSlice(
  /** Overrides of the lifetimes of cached data, minutes: `labels=1,thumbs=60`. */
  { CACHE_MINUTES: z.string().default('').transform(parsePairs).pipe(minutes) },
  (env): CacheMinutes => ({ ...CACHE_MINUTES, ...env.CACHE_MINUTES }),
);
