import type { Route, SiteInfo } from '@vitrina/contract/site';
import { cleanAddress } from './clean-address.ts';
import { resolvePage } from './resolve-page.ts';

interface Site {
  routes: ReadonlyMap<string, Route>;
  info: SiteInfo;
}

/** `/auth/confirm_signup/12/aBc/`, `/hr/p/ABC/`: the part after the page's own segments is case-sensitive. */
const WITH_CODE = /^((?:\/[a-z]{2})?\/(?:p\/|(?:auth|webshop|newsletter)\/[^/]*\/?))(.*)$/i;

/** The lower-case path of a page requested in another case; `null`: no such page, or already lower case. */
export function lowercasePath(path: string, site: Site): string | null {
  const [, words = path, code = ''] = WITH_CODE.exec(path) ?? [];
  const clean = cleanAddress(new URL(words.toLowerCase() + code, 'http://shop.invalid'), site.info.default_language);
  if (clean === null || clean === path) return null;
  return resolvePage(clean, new URLSearchParams(), site).kind === 'not_found' ? null : clean;
}
