import { formatCompareQuery, parseCompareQuery } from '@vitrina/contract/values/compare-query';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { formatListingQuery, isCampaign, parseListingQuery } from '@vitrina/contract/values/listing-query';
import { cutText } from '@vitrina/contract/values/text';

/** Cache key of a page. No other part of a request reaches its rendering, so none can change what others are served. */
export interface CacheKey {
  key: string;
  /** Path and canonical query, as passed to the storefront. */
  target: string;
  isBot: boolean;
}

const LONGEST_QUERY = 1000;
/** Parameters of pages besides a listing's, in the order of the key. */
const PAGE_PARAMETERS = ['special_view', 'search_content', 'missing_url'] as const;
const LONGEST_VALUE = 300;
const FILE = /\.[a-z0-9]{2,5}$/;

/**
 * The key of a page request: path, layout and the known query parameters in their one order (the host is always the
 * canonical one). `null`: the address is not a page's final one, as it lacks a slash or carries a prefix too many; the
 * storefront answers with a redirect that keeps the query, which is not worth keeping.
 */
export function cacheKey({ rawUrl, isBot, defaultLanguage }: { rawUrl: string; isBot: boolean; defaultLanguage: LanguageCode }): CacheKey | null {
  const at = rawUrl.indexOf('?');
  const path = at < 0 ? rawUrl : rawUrl.slice(0, at);
  const search = at < 0 ? '' : rawUrl.slice(at + 1);
  if (!isFinalPath(path, defaultLanguage) || search.includes('mode=gallery')) return null;
  const target = path + (search && search.length <= LONGEST_QUERY ? canonicalQuery(path, search) : '');
  return { key: isBot ? `bot ${target}` : target, target, isBot };
}

function isFinalPath(path: string, defaultLanguage: LanguageCode): boolean {
  const page = path.startsWith('/_data/') ? path.slice('/_data'.length) : path;
  if (!page.endsWith('/')) return FILE.test(page) && !page.includes('//');
  return !page.includes('//') && !page.startsWith(`/${defaultLanguage}/`) && !/tel(?::|%3a)/i.test(page) && !page.endsWith('-katalog/');
}

function canonicalQuery(path: string, search: string): string {
  // Files of the storefront's own (robots.txt, sitemaps, texts) take no parameters.
  if (!path.endsWith('/')) return '';
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()]) if (isCampaign(name)) params.delete(name);
  if (params.get('special_view') === 'compare') return formatCompareQuery(parseCompareQuery(params));
  const listing = formatListingQuery(parseListingQuery(params));
  const others = PAGE_PARAMETERS.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(cutText(value, LONGEST_VALUE))}`];
  });
  // A search for nothing is still the search page.
  const emptySearch = params.has('search_q') && !listing.startsWith('?search_q=') ? ['search_q='] : [];
  const all = [...others, ...emptySearch, ...(listing ? [listing.slice(1)] : [])].join('&');
  return all ? `?${all}` : '';
}
