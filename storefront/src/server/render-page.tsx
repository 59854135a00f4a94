import { renderToString } from 'react-dom/server';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import { LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { type Template, TEMPLATES } from '@vitrina/contract/pages';
import type { SiteInfo } from '@vitrina/contract/site';
import { CallFailed, type ShopApi } from '../api/shop-api.ts';
import { App } from '../layouts/app.tsx';
import { type PageModule, PAGES } from '../routing/page-registry.ts';
import type { Head, HeadContext, LoadContext, LoadResult, PageMatch, PageState } from '../routing/page-types.ts';
import { completeUrls } from '../routing/resolve-page.ts';
import { notFound, redirect } from './answers.ts';
import type { RequestFacts, StorefrontDeps } from './create-storefront.ts';
import { document } from './document.ts';
import { LOADERS } from './page-loaders.ts';
import { securityPolicy } from './security-policy.ts';
import { staffBar } from './staff-bar.ts';

/** The visitor's new token on its way to the server, which makes the cookie of it and takes the header away. */
export const VISITOR_TOKEN = 'x-visitor-token';

interface RenderRequest {
  url: URL;
  asData: boolean;
  isBot: boolean;
  match: PageMatch;
  api: ShopApi;
  /** Of a form that was sent. */
  form?: URLSearchParams | undefined;
  facts: RequestFacts;
  deps: StorefrontDeps;
}

/** Loads a page and answers it as HTML, or as JSON for navigation in the browser. */
export async function renderPage(request: RenderRequest): Promise<Response> {
  const { match, url, asData, deps, facts } = request;
  if (asData && LOADERS[match.template].ownDocument) return Response.json({}, { headers: { 'cache-control': 'private, no-store' } });
  const [info, texts, departments, reduced] = await Promise.all([
    deps.siteData.info(),
    deps.siteData.labels(match.lang),
    deps.siteData.departments(match.lang),
    deps.siteData.reduced(match.lang),
  ]);
  const context: LoadContext = {
    api: request.api,
    match,
    path: url.pathname,
    query: url.searchParams,
    lang: match.lang,
    info,
    labels: texts.labels,
    isStaff: facts.staffToken !== undefined,
    isOwnSite: facts.isOwnSite ?? true,
    form: request.form ?? new URLSearchParams(),
  };
  const result = await load(context, request.form !== undefined);
  if (result === null) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const token = 'token' in result && isPrivatePath(url.pathname) ? { [VISITOR_TOKEN]: result.token ?? '' } : {};
  if (result.kind === 'redirect') return redirect({ ...result, asData, tags: request.api.tags, headers: token });
  if (result.kind === 'not_found')
    return match.template === 'Error404'
      ? new Response('Not found', { status: 404 })
      : renderPage({ ...request, form: undefined, match: notFound(match.lang, match.rest) });

  const head = LOADERS[match.template].head({
    props: result.props as never,
    lang: match.lang,
    labels: texts.labels,
    info,
    path: url.pathname,
    query: url.searchParams,
  } as HeadContext<never>);
  const state = pageState({ request, info, head, props: result.props, departments, reduced, labelsUrl: texts.url });
  const status = result.status ?? (match.template === 'Error404' ? 404 : 200);
  const isPrivate = result.isPrivate === true || isPrivatePath(url.pathname) || facts.staffToken !== undefined || facts.staffView !== undefined;
  const headers = { ...answerHeaders({ request, isPrivate }), ...token };
  if (asData)
    return new Response(JSON.stringify({ state, head: { title: head.title, description: head.description ?? '', noindex: head.noindex === true } }), {
      status,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    });

  pages ??= readPages();
  const Page = (await pages).get(match.template) as PageModule['Page'];
  const body = renderToString(<App state={state} labels={texts.labels} Page={Page} />);
  const bar = facts.staffView && staffBar({ view: facts.staffView, labels: texts.labels, style: deps.assets.staffStyle });
  const html = document({ state, head, body, assets: deps.assets, info, after: bar });
  return new Response(Buffer.from(html), {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-language': LANGUAGES[match.lang].lang,
      'content-security-policy': securityPolicy(result),
    },
  });
}

/** `null`: a form was sent to a page that takes none. */
async function load(context: LoadContext, isForm: boolean): Promise<LoadResult<unknown> | null> {
  const { load: show, post } = LOADERS[context.match.template];
  try {
    return isForm ? ((await post?.(context)) ?? null) : await show(context);
  } catch (error) {
    if (error instanceof CallFailed && error.isNotFound) return { kind: 'not_found' };
    throw error;
  }
}

interface StateParts {
  request: RenderRequest;
  info: SiteInfo;
  head: Head;
  props: unknown;
  departments: PageState['shell']['departments'];
  reduced: PageState['shell']['reduced'];
  labelsUrl: string;
}

function pageState({ request, info, head, props, departments, reduced, labelsUrl }: StateParts): PageState {
  const { match, url, deps, isBot } = request;
  const { name, host, default_language, languages, structuredData, idleReloadTimeout } = info;
  return {
    template: match.template,
    layout: isBot ? 'bot' : match.action === 'print-payment-transfer' || match.action === 'view_order' ? 'blank' : 'default',
    lang: match.lang,
    url: url.pathname + url.search,
    props,
    title: head.title,
    urls: completeUrls(head.alternates ?? match.urls ?? {}, (lang) => languageBase(lang, default_language)),
    shell: {
      info: {
        name,
        host,
        default_language,
        languages,
        phone: structuredData.basic.phone,
        email: structuredData.basic.email,
        hasQuickOrder: info.catalog.quickOrder,
        idleReloadTimeout,
      },
      departments,
      reduced,
    },
    build: deps.assets.build,
    labelsUrl,
    renderedAt: Date.now(),
  };
}

function answerHeaders({ request, isPrivate }: { request: RenderRequest; isPrivate: boolean }): Record<string, string> {
  if (isPrivate) return { 'cache-control': 'private, no-store' };
  return { 'x-page-cache': 'public', 'cache-tags': [...request.api.tags].join(' '), 'cache-control': 'public, max-age=0, must-revalidate' };
}

/** All pages' components, read with the first page: a later build must not take away files that a running server has not read yet. */
let pages: ReturnType<typeof readPages> | undefined;

async function readPages(): Promise<ReadonlyMap<Template, PageModule['Page']>> {
  return new Map(await Promise.all(TEMPLATES.map(async (template) => [template, (await PAGES[template]()).Page] as const)));
}
