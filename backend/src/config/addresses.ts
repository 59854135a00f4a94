import { z } from 'zod';
import { type MovedPaths, problemsOfPaths } from '@vitrina/contract/endpoint-paths';
import { DEFAULT_IGNORED_URLS, parseIgnoredUrls } from './ignored-urls.ts';
import { defineSlice, type ValueOf } from './slice.ts';
import { keysAndValues } from './variables.ts';

function addProblems(moved: MovedPaths, context: z.core.$RefinementCtx): void {
  for (const problem of problemsOfPaths(moved)) context.addIssue(problem);
}

export const addressesSlice = defineSlice(
  {
    /** Paths of the interface that are served elsewhere, by their names in the endpoint table: `webshop_cart=/api/basket/`. */
    ENDPOINT_PATHS: z.string().default('').transform(keysAndValues).superRefine(addProblems),
    /** Addresses that only probes ask for, instead of those that the shop knows: `/wp-,/.git,.php`, or `none`. */
    REDIRECT_IGNORED_URLS: z.string().transform(parseIgnoredUrls).default(DEFAULT_IGNORED_URLS),
  },
  (env) => ({
    movedPaths: env.ENDPOINT_PATHS,
    /** A plain 404; no redirect rule is looked up (decision G4). */
    ignoredUrls: env.REDIRECT_IGNORED_URLS,
  }),
);
export type AddressesConfig = ValueOf<typeof addressesSlice>;
