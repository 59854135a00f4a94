import { type Route, site } from '@vitrina/contract/site';
import { isLanguageCode, languageBase, splitLanguage } from '@vitrina/contract/values/languages';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { CallFailed } from '../api/shop-api.ts';
import { isBlocked, isProbe } from '@vitrina/contract/values/blocked-paths';
import { cleanAddress } from '../routing/clean-address.ts';
import { resolvePage } from '../routing/resolve-page.ts';
import type { PageMatch, SentFile } from '../context/page-types.ts';
import type { RequestFacts, StorefrontDeps } from './storefront-options.ts';
import { notFound, plainNotFound, redirect } from './responses.ts';
import { REDIRECT_CACHE_TAGS, redirectMoved } from './redirect-moved.ts';
import { productByCode } from './redirect-target.ts';
import { renderPage } from './render-page.tsx';
import { brandFile, isBrandPath } from './brand-files.ts';
import { feed, feedLanguage } from './feed.ts';
import { robots } from './robots.ts';
import { readForm } from './read-form.ts';
import { sitemap } from './sitemap.ts';
import { isThemePath, themeFile } from './theme.ts';
import { PAGE_CACHE } from '@vitrina/contract/internal-headers';

/** Handles a page request, in the order of the rules: the shop's own files, probes, clean address, blocked paths, route table, redirects, 404. */
export async function handleRequest(request: Request, facts: RequestFacts, deps: StorefrontDeps): Promise<Response> {
  const asked = new URL(request.url);
  const isForm = request.method === 'POST' && isPrivatePath(asked.pathname);
  if (!isForm && request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const file = await ownFile(asked, deps);
  if (file) return file;
  const asData = asked.pathname.startsWith('/_data/');
  // Concatenated, as `new URL('//x/', …)` would take the path's beginning for a host.
  const url = asData ? new URL(asked.origin + asked.pathname.slice('/_data'.length) + asked.search) : asked;
  const info = await deps.siteData.info();
  if (isProbe(url.pathname, info.redirectIgnoredUrls)) return plainNotFound(url.pathname);

  const clean = cleanAddress(url, info.default_language);
  if (clean === null) return plainNotFound(url.pathname);
  if (clean !== url.pathname + url.search) {
    const onward = isForm ? null : await redirectMoved(new URL(asked.origin + clean), { asData, facts, deps, isMended: true });
    return onward instanceof Response ? onward : redirect({ to: clean, status: isForm ? 308 : 301, asData });
  }
  const sent = isForm ? await readForm(request) : undefined;
  if (sent === null) return new Response('Not a form\n', { status: 400 });
  return answerPage({ url, asData, ...sent, isBot: deps.isBot(request.headers.get('user-agent') ?? ''), facts, deps });
}

interface PageRequest {
  url: URL;
  asData: boolean;
  isBot: boolean;
  form?: URLSearchParams | undefined;
  files?: readonly SentFile[] | undefined;
  facts: RequestFacts;
  deps: StorefrontDeps;
}

async function answerPage(page: PageRequest): Promise<Response> {
  const { url, deps, facts } = page;
  const [info, routes] = await Promise.all([deps.siteData.info(), routesFor(page)]);
  const { lang: asked, rest } = splitLanguage(url.pathname, info.default_language);
  const isOn = info.languages.some(({ code }) => code === asked);
  if (!isOn && isMailedLink(rest, url.search)) return redirect({ to: rest + url.search, status: page.form ? 307 : 302, asData: page.asData });
  const lang = isOn ? asked : info.default_language;
  const render = (match: PageMatch, tags: readonly string[] = []) => renderPage({ ...page, match, tags, api: deps.apiFor(match.lang, facts) });
  if (isBlocked(rest)) return render(notFound(lang, rest));

  const resolution = resolvePage(url.pathname, url.searchParams, { routes, info });
  if (resolution.kind === 'page') return render(resolution.match);
  if (resolution.kind === 'code') return leadToProduct(resolution.code, page, lang);

  const onward = await redirectMoved(url, { ...page, isMended: false });
  if (onward === 'loop') deps.log('error', 'redirect rules lead in a circle', { path: url.pathname });
  return onward instanceof Response ? onward : render(notFound(lang, rest), REDIRECT_CACHE_TAGS);
}

/**
 * A private page with an identifier or a code, as linked in mails. If its language was disabled since, order, payment and withdrawal remain
 * reachable in the default language.
 */
const isMailedLink = (rest: string, search: string): boolean => isPrivatePath(rest) && (search !== '' || rest.split('/').filter(Boolean).length > 2);

/** The public route table; for staff also the route of a requested page that only they may see. */
async function routesFor({ url, deps, facts }: PageRequest): Promise<ReadonlyMap<string, Route>> {
  const routes = await deps.siteData.routes(url.pathname);
  if (facts.staffToken === undefined || routes.has(url.pathname)) return routes;
  try {
    const route = await deps.apiFor(deps.defaultLanguage, facts).get(site.pages, { slug: url.pathname });
    return route.path === url.pathname && 'urls' in route ? new Map([...routes, [route.path, route]]) : routes;
  } catch (error) {
    if (error instanceof CallFailed && error.isNotFound) return routes;
    throw error;
  }
}

/** `/p/{code}/` → the product's own address, with the whole query. */
async function leadToProduct(code: string, page: PageRequest, lang: PageMatch['lang']): Promise<Response> {
  const { url, asData, deps, facts } = page;
  const api = deps.apiFor(lang, facts);
  try {
    const { to, status } = await productByCode(code, api);
    return redirect({ to: keepQuery(to, url.search), status, asData, tags: api.tags });
  } catch (error) {
    if (!(error instanceof CallFailed && error.isNotFound)) throw error;
    return renderPage({ ...page, url: new URL(`${languageBase(lang, deps.defaultLanguage)}p/`, deps.publicUrl), match: notFound(lang, '/p/'), api });
  }
}

async function ownFile(url: URL, deps: StorefrontDeps): Promise<Response | null> {
  if (url.pathname === '/robots.txt') return robots(deps.publicUrl);
  if (/^\/sitemap(?:-[a-z0-9-]+)?\.xml$/.test(url.pathname)) return sitemap(url.pathname, deps);
  const feedOf = feedLanguage(url.pathname, deps.defaultLanguage);
  if (feedOf && (await deps.siteData.info()).languages.some(({ code }) => code === feedOf)) return feed(feedOf, deps);
  if (isThemePath(url.pathname)) return themeFile(url.pathname, (await deps.siteData.info()).theme ?? '');
  if (isBrandPath(url.pathname)) return brandFile(url.pathname, await deps.siteData.info());
  const [, lang, hash] = /^\/_labels\/([a-z]{2})\.([\w-]{10})\.json$/.exec(url.pathname) ?? [];
  if (!isLanguageCode(lang)) return null;
  const texts = await deps.siteData.labels(lang);
  // An older page may request an outdated version and gets the present texts. Only the present version is cached, as any name may be requested.
  if (!texts.url.includes(`.${hash}.`)) return redirect({ to: texts.url, status: 302, asData: false });
  return new Response(texts.json, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable', [PAGE_CACHE]: 'public' },
  });
}
