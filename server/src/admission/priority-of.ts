import { isPrivatePath } from '@vitrina/contract/values/private-path';
import type { Priority } from './priorities.ts';

/** Cart, checkout, orders, account: with or without language prefix, or their page data. */
const BUYING_PAGE = /^(?:\/_data)?(?:\/[a-z]{2})?\/(?:webshop|auth)\//;
/** Calls that only read public data; several are POSTs, as their input is long. */
const READING_CALL =
  /^\/api\/(?:catalog\/(?:categories|currency|lists|manufacturers|nearest|price-qty|product|products|related|sellers|sitemap|suggest)|cms\/[\w-]+|location\/points?|publish\/[\w-]+|feedback\/comments|sweepstake(?:\/[^/]+)*)\/?$/;
/** Calls that check or hash a password. */
const PASSWORD_CALL = /^\/api\/auth\/(?:login|prove|change-password|new-password|erase|signup-confirm\/[^/]+\/[^/]+)\/?$/;
/** Pages whose form logs in without scripts. */
const LOGIN_PAGE = /^(?:\/[a-z]{2})?\/(?:auth|webshop)\/login\/(?:\?|$)/;
/** Paths below which only reads count as interactive: the rest also writes. */
const ALSO_WRITES = /^\/api\/(?:feedback|sweepstake)\//;
const DEEPEST_PAGE = 10;

interface RequestFacts {
  isBot: boolean;
  /** True if the request carries a token of the shop: a returning browser. */
  hasToken: boolean;
  /** True if the client exceeds its rate limit; each call consumes a token of it. */
  isOverLimit: () => boolean;
}

/** The priority of a page that is cached for all. `target`: path and canonical query. */
export function priorityOfPage(target: string, { isBot, hasToken, isOverLimit }: RequestFacts): Priority {
  // Every rendered page counts, at every priority.
  const isOver = isOverLimit();
  return isBot || isOver || (!hasToken && isDeepListing(target)) ? 'bulk' : 'interactive';
}

/** The priority of a page that is one visitor's alone. */
export function priorityOfPrivatePage(path: string, { isForm, isBot, isOverLimit }: { isForm: boolean; isBot: boolean; isOverLimit: () => boolean }): Priority {
  if (isForm && LOGIN_PAGE.test(path)) return 'logins';
  if (isForm || (!isBot && BUYING_PAGE.test(path))) return 'critical';
  return isBot || isOverLimit() ? 'bulk' : 'interactive';
}

/** The priority of a call of the interface. */
export function priorityOfCall(path: string, { method, isBot, isOverLimit }: { method: string; isBot: boolean; isOverLimit: () => boolean }): Priority {
  if (method === 'POST' && PASSWORD_CALL.test(path)) return 'logins';
  const isReading = READING_CALL.test(path) && (method === 'GET' || method === 'HEAD' || !ALSO_WRITES.test(path));
  if (!isReading) return 'critical';
  return isBot || isOverLimit() ? 'bulk' : 'interactive';
}

/** True for a list with several conditions, or far from its first page: no page links to it and search engines do not index it. */
export function isDeepListing(target: string): boolean {
  const at = target.indexOf('?');
  if (at < 0 || isPrivatePath(target)) return false;
  const conditions = target
    .slice(at + 1)
    .split('&')
    .filter((one) => !one.startsWith('search_q='));
  const page = conditions.find((one) => one.startsWith('page='));
  return conditions.length > 1 || (page !== undefined && Number(page.slice(5)) > DEEPEST_PAGE);
}
