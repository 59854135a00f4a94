import { isPrivatePath } from '@vitrina/contract/values/private-path';

const LONGEST = 300;
/** A path segment from the shop's own vocabulary. */
const OUR_WORD = /^(?:[a-z_-]{1,40}|\{\w{1,40}\}|:\w{1,40})$/;
/** A path segment as in public pages: words and short numbers joined by hyphens. */
const SLUG = /^(?!.*\d{7})[a-z\d]{1,20}(?:-[a-z\d]{1,20})*(?:\.[a-z]{2,5})?$/;

/**
 * Returns a path for the log: without the query and without segments that are no words. Of private pages and API calls only the shop's own
 * vocabulary remains, as other segments are numbers and access codes.
 */
export function pathForLog(url: string | undefined): string {
  const path = (url ?? '').split(/[?#]/, 1)[0]?.slice(0, LONGEST) ?? '';
  const isOneVisitors = isPrivatePath(path) || path.startsWith('/api/');
  const shown = isOneVisitors ? OUR_WORD : SLUG;
  return path
    .split('/')
    .map((part) => (part === '' || shown.test(part) ? part : '…'))
    .join('/');
}
