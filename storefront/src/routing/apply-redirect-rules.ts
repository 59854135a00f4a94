import type { Route, SiteInfo } from '@vitrina/contract/site';
import { isBlocked, isProbe } from '@vitrina/contract/values/blocked-paths';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { splitLanguage } from '@vitrina/contract/values/languages';
import type { Redirects } from '@vitrina/contract/values/redirects';
import { safePath } from '@vitrina/contract/values/safe-path';
import { cleanAddress } from './clean-address.ts';
import { lowercasePath } from './lowercase-path.ts';
import { legacyCatalogueTarget } from './legacy-catalogue-url.ts';
import { resolvePage } from './resolve-page.ts';

export interface Site {
  routes: ReadonlyMap<string, Route>;
  info: SiteInfo;
  redirects: Redirects;
  publicUrl: string;
}

/** Final target of an address after all redirect rules. */
export interface Followed {
  /** Path and query of the shop, or an absolute URL if `isExternal`. */
  to: string;
  status: number;
  isExternal: boolean;
  /** Ids of the applied rules. */
  rules: number[];
}

/** Limit of steps, above any sensible chain of rules. */
const MOST_STEPS = 10;

/**
 * Resolves addresses in the wrong case, the rules of staff and the old catalogue addresses to the final target, so that a visitor is redirected once. `null`:
 * the clean address `requested` is a page, or nothing is known of it; `loop`: rules lead in a circle or never end.
 */
export function applyRedirectRules(requested: URL, site: Site): Followed | 'loop' | null {
  const seen = new Set<string>();
  const statuses: number[] = [];
  const rules: number[] = [];
  let here = requested;
  let isAbsolute = false;
  const followed = (to: string, isExternal: boolean): Followed => ({ to, status: statusOf(statuses), isExternal, rules });
  for (let step = nextStep(here, site); step; step = nextStep(here, site)) {
    seen.add(here.pathname);
    statuses.push(step.status);
    rules.push(...step.rules);
    const own = ownPath(step, site.publicUrl);
    if (own === null) return followed(step.to, true);
    isAbsolute ||= step.isExternal;
    const next = safePath(own) === null ? null : nextAddress(own, here, site);
    // Refused where the response is made, as every target that is not a path of the shop.
    if (!next) return followed(own, false);
    here = next;
    if (seen.has(here.pathname) || seen.size > MOST_STEPS) return 'loop';
  }
  if (statuses.length === 0) return null;
  const to = here.pathname + here.search + here.hash;
  return followed(isAbsolute ? site.publicUrl + to : to, isAbsolute);
}

interface Step {
  to: string;
  status: number;
  isExternal: boolean;
  rules: number[];
}

/** Applies one rule to a clean address; `null`: it is a page, or no rule applies. */
function nextStep(here: URL, { routes, info, redirects }: Site): Step | null {
  const path = here.pathname;
  const { lang, rest } = splitLanguage(path, info.default_language);
  if (isProbe(path, info.redirectIgnoredUrls) || isBlocked(rest)) return null;
  if (resolvePage(path, here.searchParams, { routes, info }).kind !== 'not_found') return null;
  const lower = lowercasePath(path, { routes, info });
  if (lower) return { to: lower, status: 301, isExternal: false, rules: [] };
  const target = redirects(path);
  if (target) return { to: target.to, status: target.type, isExternal: target.isExternal, rules: target.rule.id === undefined ? [] : [target.rule.id] };
  const old = legacyCatalogueTarget(path, { routes, lang, defaultLanguage: info.default_language });
  return old ? { to: old, status: 301, isExternal: false, rules: [] } : null;
}

/** The part of a target after the shop's own origin; `null`: another origin. */
function ownPath({ to, isExternal }: Step, publicUrl: string): string | null {
  if (!isExternal) return to;
  const whole = to.replace('{host}', publicUrl);
  if (!URL.canParse(whole, publicUrl)) return to;
  const url = new URL(whole, publicUrl);
  return url.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : null;
}

/** The clean address of a path of the shop, with the query of the request. */
function nextAddress(own: string, from: URL, { info }: Site): URL | null {
  // Concatenated, as `new URL('//x/', …)` would take the start of the path for a host.
  const target = new URL(from.origin + own);
  const clean = cleanAddress(target, info.default_language);
  if (clean === null) return null;
  const next = new URL(from.origin + keepQuery(clean, from.search));
  next.hash = target.hash || from.hash;
  return next;
}

/** Status of the whole chain: temporary if any step is. */
export const statusOf = (statuses: readonly number[]): number => statuses.find((status) => status === 302 || status === 307) ?? statuses[0] ?? 301;
