import { formatConsent } from '@vitrina/contract/values/consent';
import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';
import { isPrivatePath } from '@vitrina/contract/values/private-path';
import { LANGUAGES, languageBase } from '@vitrina/contract/values/languages';
import { TEMPLATES } from '@vitrina/contract/pages';
import type { SiteInfo } from '@vitrina/contract/site';
import { CallFailed, type ShopApi } from '../api/shop-api.ts';
import { BotLayout } from '../layouts/bot-layout.tsx';
import type { Head, HeadContext, LoadContext, LoadResult, PageMatch, PageState, SentFile } from '../context/page-types.ts';
import { languageUrls } from '../routing/language-urls.ts';
import { notFound, redirect } from './responses.ts';
import type { RequestFacts, StorefrontDeps } from './storefront-options.ts';
import { document } from './document.ts';
import { DocumentResponse } from './document-response.ts';
import { drawPage } from './draw-page.tsx';
import { pageComponents, type PageComponent } from './page-components.ts';
import { LOADERS } from './page-loaders.ts';
import { securityPolicy } from './security-policy.ts';
import { withPrinter } from '../ui/print-part.ts';
import { printPlain } from './print-plain.ts';
import { renderWithFooter } from './render-with-footer.ts';
import { shellState } from './shell-state.ts';
import { renderWithTiles } from './render-with-tiles.ts';
import { staffBar } from './staff-bar.ts';
import { CACHE_TAGS, PAGE_CACHE, PAGE_TEMPLATE, VISITOR_CONSENT, VISITOR_DEVICE, VISITOR_TOKEN } from '@vitrina/contract/internal-headers';

interface RenderRequest {
  url: URL;
  asData: boolean;
  isBot: boolean;
  match: PageMatch;
  api: ShopApi;
  /** For a 404 in place of another page: true if that page may be framed by ours. */
  isFramed?: boolean;
  /** Cache tags of the decision on the page, beside those of its data. */
  tags?: readonly string[];
  /** Fields of a submitted form. */
  form?: URLSearchParams | undefined;
  files?: readonly SentFile[] | undefined;
  facts: RequestFacts;
  deps: StorefrontDeps;
}

/** Loads a page and returns it as HTML, or as JSON for soft navigation. */
export async function renderPage(asked: RenderRequest): Promise<Response> {
  const request = { ...asked, match: withAccess(asked) };
  const { match, url, asData, deps, facts } = request;
  if (asData && LOADERS[match.template].ownDocument) return asDocument();
  const [info, texts, departments, reduced, menus] = await Promise.all([
    deps.siteData.info(),
    deps.siteData.labels(match.lang),
    deps.siteData.departments(match.lang),
    deps.siteData.reduced(match.lang),
    deps.siteData.menus(match.lang),
  ]);
  const context: LoadContext = {
    api: request.api,
    match,
    path: url.pathname,
    query: url.searchParams,
    search: url.search,
    lang: match.lang,
    info,
    labels: texts.labels,
    endpoints: texts.endpoints,
    isStaff: facts.staffToken !== undefined,
    isDeliberate: facts.isDeliberate ?? true,
    form: request.form ?? new URLSearchParams(),
    files: request.files ?? [],
  };
  const result = await load(context, request.form !== undefined);
  if (result === null) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const token = {
    ...('token' in result && isPrivatePath(url.pathname) && { [VISITOR_TOKEN]: result.token ?? '' }),
    ...('device' in result && isPrivatePath(url.pathname) && { [VISITOR_DEVICE]: result.device ?? '' }),
    ...('consent' in result &&
      isPrivatePath(url.pathname) && {
        [VISITOR_CONSENT]: [formatConsent(result.consent ?? []), ...(result.consentSeconds === undefined ? [] : [result.consentSeconds])].join(';'),
      }),
  };
  if (result.kind === 'redirect') return redirect({ ...result, asData, tags: request.api.tags, headers: token });
  if (result.kind === 'not_found')
    return match.template === 'Error404'
      ? new Response('Not found', { status: 404 })
      : renderPage({
          ...request,
          form: undefined,
          isFramed: COME_BACK_IN_FRAMES.has(match.template),
          match: { ...notFound(match.lang, match.rest), urls: isPrivatePath(url.pathname) ? match.urls : null },
        });

  // A security policy with origins for frames applies to a document only.
  if (asData && result.frameOrigins) return asDocument();
  const head = LOADERS[match.template].head({
    props: result.props as never,
    lang: match.lang,
    labels: texts.labels,
    info,
    path: url.pathname,
    query: url.searchParams,
  } as HeadContext<never>);
  const isPrivate = result.isPrivate === true || isPrivatePath(url.pathname) || facts.staffToken !== undefined || facts.staffView !== undefined;
  const state = pageState({ request, info, head, props: result.props, isPrivate, departments, reduced, menus, labelsUrl: texts.url });
  const status = result.status ?? (match.template === 'Error404' ? 404 : 200);
  const headers = { ...answerHeaders({ request, isPrivate }), ...token };
  if (asData)
    return new Response(JSON.stringify(dataOf(state, head, deps)), { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });

  const Page = (await pageComponents()).get(match.template) as PageComponent;
  const body = drawPage({ state, labels: texts.labels, endpoints: texts.endpoints, Page, BotLayout }, (render) =>
    renderWithFooter({ state, labels: texts.labels, madeOf: [info, departments, menus] }, () =>
      renderWithTiles({ lang: match.lang, labels: texts.labels }, () => withPrinter(printPlain, render)),
    ),
  );
  const bar = facts.staffView && staffBar({ view: facts.staffView, labels: texts.labels, style: deps.assets.staffStyle });
  const html = document({ state, head, body, assets: deps.assets, info, after: bar });
  return new DocumentResponse(html, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-language': LANGUAGES[match.lang].lang,
      'content-security-policy': securityPolicy({
        ...result,
        scriptOrigins: state.allowsScripts ? originsOf(state.shell.info.consent.scripts) : [],
        isFramed: request.isFramed ?? COME_BACK_IN_FRAMES.has(match.template),
      }),
    },
  });
}

/** Templates gateways redirect to, including those shown when the order is no longer visible: a card form in a frame returns within the frame. */
const COME_BACK_IN_FRAMES: ReadonlySet<string> = new Set([
  'WebshopThankYou',
  'WebshopFailedOrder',
  'WebshopFailedPayment',
  'WebshopPaymentOnHold',
  'WebshopPaymentCreate',
  'WebshopPaymentNew',
  'WebshopViewOrder',
  'WebshopAdditionalPayments',
  'WebshopAdditionalPaymentsThankYou',
  'WebshopViewAdditionalPayment',
  'WebshopPaymentCreateQuick',
  'WebshopPaymentCanceledQuick',
]);

/** Reply to soft navigation: the page, with the scripts and style sheets of its component. */
const dataOf = (state: PageState, head: Head, { assets }: StorefrontDeps) => ({
  state,
  head: { title: head.title, description: head.description ?? '', noindex: head.noindex === true },
  preloads: assets.forTemplate(state.template).preloads,
  styles: assets.forTemplate(state.template).styles,
});

/** Reply that makes soft navigation load the document instead. */
const asDocument = (): Response => Response.json({}, { headers: { 'cache-control': 'private, no-store' } });

/** The page as the owner's access hook leaves it. */
function withAccess({ match, url, facts, deps }: RenderRequest): PageMatch {
  const { lang, controller, action, template, content_type: contentType } = match;
  const isStaff = facts.staffToken !== undefined;
  const chosen = deps.accessHook?.({
    path: url.pathname,
    lang,
    controller,
    action,
    template,
    contentType,
    isStaff,
    hasToken: facts.visitorToken !== undefined,
  });
  if (!chosen || chosen === template) return match;
  const known = TEMPLATES.find((name) => name === chosen);
  if (!known) throw new Error(`the access hook names ${chosen}, which is no template`);
  return { ...match, template: known };
}

/** `null`: a form was submitted to a page without `post`. */
async function load(context: LoadContext, isForm: boolean): Promise<LoadResult<unknown> | null> {
  const { load: show, post } = LOADERS[context.match.template];
  try {
    return isForm ? ((await post?.(context)) ?? null) : await show(context);
  } catch (error) {
    // The session ended after the page had read the login: shows the page that redirects to the login.
    if (error instanceof CallFailed && error.data.label_name === 'error_unauthorized' && context.match.controller === 'auth') throw leadToLogin(context);
    if (error instanceof CallFailed && error.isNotFound) return { kind: 'not_found' };
    throw error;
  }
}

/** 404 with message unauthorized and a target (specification, section 8); the server renders the page. */
function leadToLogin({ info, lang, path }: LoadContext): Error {
  const base = languageBase(lang, info.default_language);
  const leadTo = `${base}auth/login/?${new URLSearchParams({ redirect: path })}`;
  return Object.assign(new Error('unauthorized'), { statusCode: 404, leadTo });
}

interface StateParts {
  request: RenderRequest;
  info: SiteInfo;
  head: Head;
  props: unknown;
  isPrivate: boolean;
  departments: PageState['shell']['departments'];
  reduced: PageState['shell']['reduced'];
  menus: PageState['shell']['menus'];
  labelsUrl: string;
}

function pageState({ request, info, head, props, isPrivate, departments, reduced, menus, labelsUrl }: StateParts): PageState {
  const { match, url, deps, isBot } = request;
  const consent = deps.consent(info);
  const layout = isBot ? 'bot' : match.action === 'print-payment-transfer' || match.action === 'view_order' ? 'blank' : 'default';
  return {
    template: match.template,
    script: deps.assets.forTemplate(match.template).page,
    layout,
    lang: match.lang,
    url: url.pathname + url.search,
    props,
    title: head.title,
    urls: languageUrls({ head, match, search: url.search, defaultLanguage: info.default_language }),
    shell: shellState({ info, consent, lang: match.lang, departments, reduced, menus }),
    allowsScripts: layout === 'default' && !isPrivate && consent.scripts.length > 0,
    build: deps.assets.build,
    labelsUrl,
    renderedAt: Date.now(),
  };
}

const originsOf = (scripts: readonly OutsideScript[]): string[] => [...new Set(scripts.flatMap(({ origins }) => origins))];

/** Cache tag of the layout's menus, which are loaded outside of the page's own calls. */
const MENUS = 'menus';

function answerHeaders({ request, isPrivate }: { request: RenderRequest; isPrivate: boolean }): Record<string, string> {
  const template = { [PAGE_TEMPLATE]: request.match.template };
  if (isPrivate) return { ...template, 'cache-control': 'private, no-store' };
  return {
    ...template,
    [PAGE_CACHE]: 'public',
    [CACHE_TAGS]: [...request.api.tags, ...(request.tags ?? []), MENUS].join(' '),
    'cache-control': 'public, max-age=0, must-revalidate',
  };
}
