import { z } from 'zod';
import { defineSlice, type ValueOf } from './slice.ts';

/** Variable shared by slices whose defaults depend on it. */
export const NODE_ENV = z.enum(['development', 'production', 'test']).default('development');

export const modeSlice = defineSlice({ NODE_ENV }, ({ NODE_ENV: mode }) => mode);
export type Mode = ValueOf<typeof modeSlice>;
