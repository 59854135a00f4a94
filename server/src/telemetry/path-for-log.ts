import { isPrivatePath } from '@vitrina/contract/values/private-path';

const LONGEST = 300;
/** A part of an address that is one of our own words. */
const OUR_WORD = /^(?:[a-z_-]{1,40}|\{\w{1,40}\}|:\w{1,40})$/;
/** A part as public pages have them: words and short numbers between hyphens. */
const SLUG = /^(?!.*\d{7})[a-z\d]{1,20}(?:-[a-z\d]{1,20})*(?:\.[a-z]{2,5})?$/;

/**
 * An address as it may be written down: without its query and without what looks like no word of an address; of those that belong to one
 * visitor only our own words, as the rest are numbers and codes that open things.
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
