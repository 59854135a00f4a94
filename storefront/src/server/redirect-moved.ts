import { site as siteEndpoints } from '@vitrina/contract/site';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { tidyListingSearch } from '@vitrina/contract/values/listing-query';
import { compileRedirects, type Redirects } from '@vitrina/contract/values/redirects';
import { safePath } from '@vitrina/contract/values/safe-path';
import { applyRedirectRules, type Site, statusOf } from '../routing/apply-redirect-rules.ts';
import { resolvePage } from '../routing/resolve-page.ts';
import { redirect } from './responses.ts';
import type { RequestFacts, StorefrontDeps } from './storefront-options.ts';
import { redirectTarget } from './redirect-target.ts';

interface LeadRequest {
  asData: boolean;
  facts: RequestFacts;
  deps: StorefrontDeps;
  /** The address was corrected already, so it redirects even without a rule. */
  isMended: boolean;
}

/** Cache tags of redirects of unknown addresses. */
export const REDIRECT_CACHE_TAGS = ['redirects', 'routes'];
/** Limit of chained redirects. */
const MOST_TURNS = 5;
const LISTS = new Set(['CatalogIndex', 'CatalogSeller']);

/**
 * Redirects an address to its final target in one step, through rules, moved guides and outdated names of products; `null`: the address is a page
 * as it is, or unknown.
 */
export async function redirectMoved(clean: URL, { asData, facts, deps, isMended }: LeadRequest): Promise<Response | 'loop' | null> {
  const [info, routes, redirects] = await Promise.all([deps.siteData.info(), deps.siteData.routes(clean.pathname), rulesFor(facts, deps)]);
  const site: Site = { info, routes, redirects, publicUrl: deps.publicUrl };
  const way = { statuses: isMended ? [301] : [], rules: [] as number[], tags: [...REDIRECT_CACHE_TAGS], origin: '' };
  const answer = (to: string, isExternal: boolean): Response =>
    redirect({ to, isExternal, asData, status: statusOf(way.statuses), rules: way.rules, tags: way.tags });
  let here = clean;
  for (let turn = 0; ; turn += 1) {
    const followed = applyRedirectRules(here, site);
    if (followed === 'loop' || turn === MOST_TURNS) return isMended ? answer(clean.pathname + clean.search, false) : 'loop';
    if (followed) {
      way.statuses.push(followed.status);
      way.rules.push(...followed.rules);
      const own = ownPart(followed.to, deps.publicUrl);
      if (own === null || safePath(own) === null) return answer(followed.to, followed.isExternal);
      if (followed.isExternal) way.origin = deps.publicUrl;
      here = new URL(here.origin + own);
    }
    if (way.statuses.length === 0) return null;
    const resolution = resolvePage(here.pathname, here.searchParams, site);
    const api = deps.apiFor(resolution.kind === 'page' ? resolution.match.lang : resolution.lang, facts);
    const found = await redirectTarget(resolution, api);
    way.tags.push(...api.tags);
    // A rule must not disclose a hidden target.
    if (found === 'missing' && way.rules.length > 0) return isMended ? answer(clean.pathname + clean.search, false) : null;
    if (!found || found === 'missing' || found.to === here.pathname || safePath(found.to) === null) {
      if (resolution.kind === 'page' && LISTS.has(resolution.match.template)) here.search = tidyListingSearch(here.search);
      return answer(way.origin + here.pathname + here.search + here.hash, way.origin !== '');
    }
    way.statuses.push(found.status);
    here = new URL(here.origin + keepQuery(found.to, here.search));
  }
}

/** The public redirect rules; for staff also those to pages that only they may see. */
async function rulesFor(facts: RequestFacts, deps: StorefrontDeps): Promise<Redirects> {
  if (facts.staffToken === undefined) return deps.siteData.redirects();
  return compileRedirects((await deps.apiFor(deps.defaultLanguage, facts).get(siteEndpoints.redirects, {})).items);
}

/** Path of a target on this site; `null`: another site. */
function ownPart(to: string, publicUrl: string): string | null {
  if (to.startsWith(`${publicUrl}/`)) return to.slice(publicUrl.length);
  return to.startsWith('/') && !to.startsWith('//') ? to : null;
}
