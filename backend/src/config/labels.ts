import { z } from 'zod';
import { defineSlice, type ValueOf } from './slice.ts';
import { HTTP, url } from './variables.ts';

/** The register of energy labels. */
export const labelsSlice = defineSlice(
  {
    /** Address of its interface; without it nothing is asked. */
    EPREL_URL: url(HTTP, 'https://eprel.ec.europa.eu/api').optional(),
    EPREL_KEY: z.string().min(1).max(200).optional(),
  },
  (env) => ({ eprelUrl: env.EPREL_URL, eprelKey: env.EPREL_KEY }),
);
export type LabelsConfig = ValueOf<typeof labelsSlice>;
