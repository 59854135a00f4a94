import { safePath } from '@vitrina/contract/values/safe-path';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { PageMatch } from '../context/page-types.ts';
import { CACHE_TAGS, PAGE_CACHE, REDIRECT_RULES } from '@vitrina/contract/internal-headers';

/** Page of an unknown or blocked address. */
export const notFound = (lang: LanguageCode, rest: string): PageMatch => ({
  controller: 'cms',
  action: 'error',
  template: 'Error404',
  content_type: 'error',
  lang,
  rest,
  id: null,
  slug: null,
  urls: null,
  route: null,
});

/** Plain 404 for probes and impossible addresses (specification, section 8, "Route validation failure"). */
export const plainNotFound = (path = ''): Response =>
  new Response(`Page Not Found${path && `: ${path.slice(0, 200)}`}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });

interface RedirectTo {
  to: string;
  status: number;
  /** Page data was requested: soft navigation follows the redirect itself. */
  asData: boolean;
  /** True for a target outside of the shop, which only rules of staff have. */
  isExternal?: boolean;
  /** Cache tags for the page cache. */
  tags?: Iterable<string>;
  /** Ids of the redirect rules applied, for the hit counts. */
  rules?: readonly number[];
  headers?: Record<string, string>;
}

/** Sends all Location headers: a path on this site, or the target of a staff rule. */
export function redirect({ to, status, asData, isExternal = false, tags = [], rules = [], headers: more = {} }: RedirectTo): Response {
  if (!isExternal && safePath(to) === null) return plainNotFound();
  const headers = { [PAGE_CACHE]: 'public', [CACHE_TAGS]: [...tags].join(' '), ...(rules.length > 0 && { [REDIRECT_RULES]: rules.join(' ') }), ...more };
  if (asData) return Response.json({ redirect: to, status }, { headers });
  return new Response(null, { status, headers: { ...headers, location: encodeLocation(to), 'cache-control': 'public, max-age=300' } });
}

/** Header values are ASCII. */
const encodeLocation = (to: string): string => to.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character));
