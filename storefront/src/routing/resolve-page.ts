import type { Template } from '@vitrina/contract/pages';
import { authTemplate, TEMPLATES } from '@vitrina/contract/pages';
import type { Route, SiteInfo } from '@vitrina/contract/site';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode, languageBase, splitLanguage } from '@vitrina/contract/values/languages';
import { parseNewsletterPath, parseProductPath, parseTagPath } from '@vitrina/contract/values/page-path';
import type { PageMatch } from '../context/page-types.ts';

/** Result of resolving a clean address. `code`: `/p/{code}/`, to be looked up and redirected. */
export type Resolution =
  | { kind: 'page'; match: PageMatch }
  | { kind: 'code'; code: string; lang: LanguageCode }
  | { kind: 'not_found'; lang: LanguageCode; rest: string };

interface Site {
  routes: ReadonlyMap<string, Route>;
  info: SiteInfo;
}

const ORDER_WORDS = new Set(Object.values(LANGUAGES).map((language) => language.ordersWord));
/** Pages that do not come from the route table (specification, section 2), as their addresses are fixed. */
const FIXED: Readonly<Record<string, Partial<PageMatch> & { template: Template }>> = {
  '/webshop/print-payment-transfer/': {
    controller: 'webshop',
    action: 'print-payment-transfer',
    template: 'WebshopPrintPaymentTransfer',
    content_type: 'webshop',
  },
  '/webshop/report/': { controller: 'webshop', action: 'report', template: 'WebshopReport', content_type: 'webshop' },
  '/webshop/trade_in/': { controller: 'webshop', action: 'trade_in', template: 'WebshopTradeIn', content_type: 'webshop' },
  '/recalls/': { controller: 'cms', action: 'recalls', template: 'CmsRecalls', content_type: 'recalls' },
};
/** The visitor's own comparison, which redirects to the address that names its products. */
const OWN_COMPARE = '/compare/';
/** Page shown after an error (specification, section 8). */
const LOST = '/404/';

/** Resolves path and query to controller, action, template and content type. Only the route table and the patterns of section 2 decide. */
export function resolvePage(path: string, query: URLSearchParams, site: Site): Resolution {
  const { lang, rest } = splitLanguage(path, site.info.default_language);
  const page = (part: Partial<PageMatch> & { template: Template }): Resolution => ({
    kind: 'page',
    match: { controller: 'catalog', action: 'index', content_type: 'catalog', lang, rest, id: null, slug: null, urls: null, route: null, ...part },
  });
  if (!site.info.languages.some(({ code }) => code === lang)) return { kind: 'not_found', lang: site.info.default_language, rest };
  const urls = inEveryLanguage(rest, site.info.default_language);
  if (rest === LOST) return page({ controller: 'cms', action: 'error', template: 'Error404', content_type: 'error', urls });
  if (rest === OWN_COMPARE) return page({ action: 'compare', template: 'CatalogCompare', content_type: 'compare', urls });
  const code = /^\/p\/([^/]{1,120})\/$/.exec(rest)?.[1];
  if (code) return { kind: 'code', code: decode(code), lang };
  const product = parseProductPath(rest, lang);
  if (product) return page({ action: 'detail', template: 'CatalogDetail', content_type: 'product', id: product.id, slug: product.slug });
  const tag = parseTagPath(rest, lang);
  if (tag) return page({ template: 'CatalogIndex', content_type: 'tag', id: tag.id, slug: tag.slug });
  const fixed = Object.hasOwn(FIXED, rest) ? FIXED[rest] : undefined;
  if (fixed) return page({ ...fixed, urls });
  const newsletter = parseNewsletterPath(rest);
  if (newsletter)
    return page({
      controller: 'newsletter',
      action: 'page',
      template: 'NewsletterArchive',
      content_type: 'newsletter',
      id: newsletter.id,
      slug: newsletter.code,
    });
  const bySegments = resolveSegments(rest, site.info);
  if (bySegments) return page({ urls, ...bySegments });
  const route = site.routes.get(path);
  if (route) return fromRoute(route, rest, query, site.info);
  // Pages that only an external identity service has are resolved to the account.
  const external = site.info.keycloak && /^\/auth\/([^/]+)\//.exec(rest)?.[1];
  if (external) return page({ controller: 'auth', action: external, template: 'AuthIndex', content_type: 'auth', urls });
  return { kind: 'not_found', lang, rest };
}

/** Addresses in all languages, which differ only in their prefix and the word for orders. */
function inEveryLanguage(rest: string, defaultLanguage: LanguageCode): Record<LanguageCode, string> {
  const [, first, second = '', ...more] = rest.split('/');
  const isOrder = first === 'webshop' && ORDER_WORDS.has(second);
  const pathIn = (lang: LanguageCode): string => (isOrder ? ['webshop', LANGUAGES[lang].ordersWord, ...more].join('/') : rest.slice(1));
  return Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, languageBase(lang, defaultLanguage) + pathIn(lang)])) as Record<LanguageCode, string>;
}

/** Addresses below /auth/, /newsletter/ and /webshop/ that carry identifiers. */
function resolveSegments(rest: string, info: SiteInfo): (Partial<PageMatch> & { template: Template }) | null {
  const segments = rest.split('/').filter(Boolean);
  const [first, second = ''] = segments;
  if (first === 'auth' && segments.length === 4 && ['confirm_signup', 'signup_confirm', 'change_password', 'login_link'].includes(second)) {
    const action = second === 'confirm_signup' ? 'signup_confirm' : second;
    return { controller: 'auth', action, template: authTemplate(action), content_type: 'auth', slug: `${segments[2]}/${segments[3]}` };
  }
  // Any change_password address other than that of four segments is not found.
  if (first === 'auth' && second === 'change_password') return { controller: 'auth', action: 'change_password', template: 'Error404', content_type: 'auth' };
  if (first === 'newsletter') return resolveNewsletter(segments);
  // The order payment path maps to the page that creates a payment.
  if (first === 'webshop' && segments.length === 4 && ORDER_WORDS.has(second) && segments[3] === 'payment')
    return { controller: 'webshop', action: 'payment_create', template: 'WebshopPaymentCreate', content_type: 'webshop', slug: segments[2] ?? null };
  if (first === 'webshop' && segments.length === 3 && ORDER_WORDS.has(second))
    return { controller: 'webshop', action: 'view_order', template: 'WebshopViewOrder', content_type: 'webshop', slug: segments[2] ?? null };
  if (first === 'webshop' && (['shipping', 'payment', 'review_order'] as const).some((step) => step === second && !info.webshop.steps[step]))
    return { controller: 'webshop', template: 'Error404', content_type: 'webshop' };
  return null;
}

/** Pages of a newsletter subscription: request, confirmation, preferences. */
function resolveNewsletter([, action = '', ...link]: readonly string[]): (Partial<PageMatch> & { template: Template }) | null {
  const page = { controller: 'newsletter', action, content_type: 'newsletter' };
  const slug = link.length === 2 ? link.join('/') : null;
  if (action === 'subscribe' && link.length === 0) return { ...page, template: 'NewsletterConfirm' };
  if (action === 'confirm' && slug) return { ...page, template: 'NewsletterConfirm', slug };
  if (action === 'preferences' && (slug || link.length === 0)) return { ...page, template: 'NewsletterPreferences', slug };
  return null;
}

function fromRoute(route: Route, rest: string, query: URLSearchParams, info: SiteInfo): Resolution {
  const template = TEMPLATES.find((candidate) => candidate === route.template) ?? 'CmsDefault';
  const match: PageMatch = {
    controller: route.controller,
    action: route.action,
    template,
    content_type: route.content_type,
    lang: route.lang,
    rest,
    id: route.content_id,
    slug: route.slug,
    urls: route.urls,
    route,
  };
  if (template === 'CatalogRoot') return { kind: 'page', match: { ...match, ...specialView(query, info) } };
  return { kind: 'page', match };
}

/** Views of the catalogue root selected by the query (specification, section 2). */
function specialView(query: URLSearchParams, info: SiteInfo): Partial<PageMatch> {
  const view = query.get('special_view');
  if (view === 'compare') return { template: 'CatalogCompare', action: 'compare', content_type: 'compare' };
  if (view === 'order_form' && info.catalog.quickOrder) return { template: 'CatalogOrderForm', action: 'order_form', content_type: 'order_form' };
  if (query.has('search_q') || query.has('search_content')) return { template: 'CatalogIndex', content_type: 'search' };
  return {};
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
