import type { Mutant } from '../mutant.ts';

const RESOLVE = 'storefront/src/routing/resolve-page.ts';
const RESOLVE_TEST = 'storefront/src/routing/resolve-page.test.ts';
const CLEAN = 'storefront/src/routing/clean-address.ts';
const CLEAN_TEST = 'storefront/src/routing/clean-address.test.ts';
const ERROR_PAGE = 'server/src/pages/error-pages/error-page.ts';
const ANSWER_ERROR = 'server/src/pages/error-pages/answer-error.ts';
const ERROR_PAGES_TEST = 'server/src/pages/error-pages/error-pages.test.ts';
const PRODUCT = 'backend/src/modules/catalogue/product/product-view.ts';
const PRODUCT_TEST = 'backend/src/modules/catalogue/listing/list-products.test.ts';
const POLICY = 'storefront/src/server/security-policy.ts';
const POLICY_TEST = 'storefront/src/server/security-policy.test.ts';

/** Mutants of routing and page contents. */
export const TEMPLATES: readonly Mutant[] = [
  {
    name: 'day-of-what-is-in-stock-told',
    file: PRODUCT,
    find: 'availability.isAvailable && availability.qty === 0 ? availability.shippingDate : null',
    replace: 'availability.shippingDate',
    test: PRODUCT_TEST,
    title: 'in stock, and so without a day from which it can be had',
  },
  {
    name: 'unauthorized-is-no-404',
    file: 'storefront/src/api/shop-api.ts',
    find: " || this.data.label_name === 'error_unauthorized'",
    replace: '',
    test: 'e2e/pages/dead-session.test.ts',
    title: 'a page whose calls are refused as unauthorized',
  },
  {
    name: 'change-password-with-three-segments',
    file: RESOLVE,
    find: "action: 'change_password', template: 'Error404'",
    replace: "action: 'change_password', template: 'AuthChangePassword'",
    test: RESOLVE_TEST,
    title: 'change_password has exactly four segments',
  },
  {
    name: 'switched-off-step-is-a-page',
    file: RESOLVE,
    find: ' && !info.webshop.steps[step]))',
    replace: ' && false))',
    test: RESOLVE_TEST,
    title: 'a step that is switched off has no page',
  },
  {
    name: 'quick-order-that-is-switched-off',
    file: RESOLVE,
    find: "view === 'order_form' && info.catalog.quickOrder",
    replace: "view === 'order_form'",
    test: RESOLVE_TEST,
    title: 'no quick order where it is switched off',
  },
  {
    name: 'search-without-words-is-the-catalogue',
    file: RESOLVE,
    find: "query.has('search_q') || query.has('search_content')",
    replace: "query.has('search_q')",
    test: RESOLVE_TEST,
    title: 'search_q switches to search, search_content shows the search page',
  },
  {
    name: 'signup-confirm-by-one-name-only',
    file: RESOLVE,
    find: "second === 'confirm_signup' ? 'signup_confirm' : second",
    replace: 'second',
    test: RESOLVE_TEST,
    title: 'confirm_signup and signup_confirm are one screen',
  },
  {
    name: 'slash-not-enforced',
    file: CLEAN,
    find: "  if (!path.endsWith('/')) path = `${path}/`;\n",
    replace: '',
    test: CLEAN_TEST,
    title: 'ends in a slash',
  },
  {
    name: 'gallery-mode-stays',
    file: CLEAN,
    find: "url.searchParams.get('mode') === 'gallery' ? withoutMode(url.search) : url.search",
    replace: 'url.search',
    test: CLEAN_TEST,
    title: 'has no mode=gallery',
  },
  {
    name: 'prefix-of-the-default-language-stays',
    file: CLEAN,
    find: 'split.redundant; split = splitLanguage(path, defaultLanguage)) path',
    replace: 'split.redundant && path === defaultLanguage; split = splitLanguage(path, defaultLanguage)) path',
    test: CLEAN_TEST,
    title: 'has no prefix for the default language',
  },
  {
    name: 'bots-get-the-error-page',
    file: ANSWER_ERROR,
    find: "url.startsWith('/_data/') || isBot(headers['user-agent'] ?? '')",
    replace: "url.startsWith('/_data/')",
    test: ERROR_PAGES_TEST,
    title: 'get no error page, but the true status',
  },
  {
    name: 'error-told-in-production',
    file: ANSWER_ERROR,
    find: "const message = isProduction ? '' : error instanceof",
    replace: 'const message = error instanceof',
    test: ERROR_PAGES_TEST,
    title: 'go to /404/ with their true status and without a stack',
  },
  {
    name: 'error-500-says-200',
    file: ANSWER_ERROR,
    find: 'if (status === 500 && isProduction) return waiting(request, { status, headers: number });',
    replace: 'if (status === 500 && isProduction) return waiting(request, { status: 200, headers: number });',
    test: ERROR_PAGES_TEST,
    title: 'is the same page in production, with its true status',
  },
  {
    name: 'message-of-an-error-is-markup',
    file: ERROR_PAGE,
    find: '`<p>${inHtml(message)}</p>`',
    replace: '`<p>${message}</p>`',
    test: ERROR_PAGES_TEST,
    title: 'shows code, message and stack in development',
  },
  {
    name: 'maintenance-cannot-be-stopped',
    file: ERROR_PAGE,
    find: '...(!isPaused && { refresh: { seconds } })',
    replace: '...{ refresh: { seconds } }',
    test: ERROR_PAGES_TEST,
    title: 'lets the timed refresh be stopped',
  },
  {
    name: 'renewed-in-a-circle',
    file: ANSWER_ERROR,
    find: 'status === 401 && readCookie(request.headers.cookie, RENEWED_COOKIE) === undefined',
    replace: 'status === 401',
    test: ERROR_PAGES_TEST,
    title: 'then the page comes again, once',
  },
  {
    name: 'error-leads-off-the-site',
    file: ANSWER_ERROR,
    find: 'leadTo === undefined ? null : safePath(leadTo)',
    replace: 'leadTo ?? null',
    test: ERROR_PAGES_TEST,
    title: 'leads there after 500 ms, on this site only',
  },
  {
    name: 'scripts-of-any-origin',
    file: POLICY,
    find: '["script-src \'self\'", ...scripts]',
    replace: '["script-src \'self\' https:", ...scripts]',
    test: POLICY_TEST,
    title: 'is our own origin alone, and no inline script',
  },
  {
    name: 'forms-sent-anywhere',
    file: POLICY,
    find: '["form-action \'self\'", ...origins(formOrigins)]',
    replace: '["form-action *"]',
    test: POLICY_TEST,
    title: 'is opened for exactly the bank of one page',
  },
  {
    name: 'whole-address-in-the-policy',
    file: POLICY,
    find: '    return origin;\n',
    replace: '    return one;\n',
    test: POLICY_TEST,
    title: 'takes no more than the origin of a web address',
  },
];
