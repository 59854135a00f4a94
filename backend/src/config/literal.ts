import { defineSlice, type ValueOf } from './slice.ts';
import { flag } from './variables.ts';

/** The specification's letter where safety says otherwise; all of it is off by default (decision 0035). */
export const literalSlice = defineSlice(
  { LISTS_AS_ERROR404: flag('0'), POLL_AFTER_WRITES: flag('0'), SIGNUP_CONFIRM_BY_GET: flag('0'), BROWSER_BEARER: flag('0') },
  (env) => ({
    /** Lists of products show Error404. */
    listsAreMissing: env.LISTS_AS_ERROR404,
    /** Wish list and comparison are polled after every write. */
    pollsAfterWrites: env.POLL_AFTER_WRITES,
    /** Opening the link of a sign-up mail confirms it. */
    confirmsByGet: env.SIGNUP_CONFIRM_BY_GET,
    /** The browser's calls carry a bearer header. */
    bearerInBrowser: env.BROWSER_BEARER,
  }),
);
export type LiteralConfig = ValueOf<typeof literalSlice>;
