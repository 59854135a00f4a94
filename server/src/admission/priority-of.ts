import { isPrivatePath } from '@vitrina/contract/values/private-path';
import type { Lane } from './admission-queue.ts';

/** Cart, checkout, orders, account: with or without language prefix, or their page data. */
const BUYING_PAGE = /^(?:\/_data)?(?:\/[a-z]{2})?\/(?:webshop|auth)\//;
/** Calls that only read what all visitors see; several of them are POSTs as their questions are long. */
const READING_CALL =
  /^\/api\/(?:catalog\/(?:categories|currency|lists|manufacturers|price-qty|product|products|related|sellers|sitemap|suggest)|cms\/[\w-]+|location\/points?|publish\/[\w-]+|feedback\/comments|sweepstake(?:\/[^/]+)*)\/?$/;
/** What has a password looked at or made: a call, and a form without scripts. */
const PASSWORD_CALL = /^\/api\/auth\/(?:login|prove|change-password|new-password|erase|signup-confirm\/[^/]+\/[^/]+)\/?$/;
const LOGIN_PAGE = /^(?:\/[a-z]{2})?\/(?:auth|webshop)\/login\/(?:\?|$)/;
/** Of feedback and draws only reading is read. */
const ALSO_WRITES = /^\/api\/(?:feedback|sweepstake)\//;
const DEEPEST_PAGE = 10;

interface Asked {
  isBot: boolean;
  /** A token of the shop came along: a browser that has been here before. */
  isKnown: boolean;
  /** Whether the caller asked for very much lately; asking counts. */
  isHeavy: () => boolean;
}

/** The lane of a page that is kept for all. `target`: path and canonical query. */
export function laneOfPage(target: string, { isBot, isKnown, isHeavy }: Asked): Lane {
  // Every page that is made counts, whatever lane it would be anyway.
  const heavy = isHeavy();
  return isBot || heavy || (!isKnown && isDeepListing(target)) ? 'slow' : 'people';
}

/** The lane of a page that is one visitor's alone. */
export function laneOfPrivatePage(path: string, { isForm, isBot, isHeavy }: { isForm: boolean; isBot: boolean; isHeavy: () => boolean }): Lane {
  if (isForm && LOGIN_PAGE.test(path)) return 'logins';
  if (isForm || (!isBot && BUYING_PAGE.test(path))) return 'first';
  return isBot || isHeavy() ? 'slow' : 'people';
}

/** The lane of a call of the interface. */
export function laneOfCall(path: string, { method, isBot, isHeavy }: { method: string; isBot: boolean; isHeavy: () => boolean }): Lane {
  if (method === 'POST' && PASSWORD_CALL.test(path)) return 'logins';
  const isReading = READING_CALL.test(path) && (method === 'GET' || method === 'HEAD' || !ALSO_WRITES.test(path));
  if (!isReading) return 'first';
  return isBot || isHeavy() ? 'slow' : 'people';
}

/** Two conditions at once, or a page far behind: nobody links to it and search engines do not keep it. */
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
