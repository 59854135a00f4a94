import type { Mutant } from '../mutant.ts';

const LOG_IN = 'storefront/src/client/session/log-in.ts';
const LOG_IN_TEST = 'storefront/src/client/session/log-in.test.ts';
const REQUIRE_LOGIN = 'storefront/src/features/account/require-login.ts';
const REQUIRE_LOGIN_TEST = 'storefront/src/features/account/require-login.test.ts';
const RELOAD_WHEN_STALE = 'storefront/src/browser/reload-when-stale.ts';
const RELOAD_WHEN_STALE_TEST = 'storefront/src/browser/reload-when-stale.test.ts';
const TIMINGS = 'storefront/src/features/third-party-scripts/timings.ts';
const SYNC_SCRIPTS_TEST = 'storefront/src/features/third-party-scripts/sync-scripts.test.ts';
const RELOAD_GUARD = 'storefront/src/api/reload-guard.ts';
const RELOAD_GUARD_TEST = 'storefront/src/api/reload-guard.test.ts';
const MAINTENANCE = 'storefront/src/api/check-maintenance.ts';
const MAINTENANCE_TEST = 'storefront/src/api/check-maintenance.test.ts';
const LINKS = 'storefront/src/browser/link-handler.ts';
const LINKS_TEST = 'storefront/src/browser/link-handler.test.ts';
const POLL = 'storefront/src/api/poll-until.ts';
const POLL_TEST = 'storefront/src/api/poll-until.test.ts';
const ERROR_PAGE = 'server/src/pages/error-pages/error-page.ts';
const ERROR_PAGES_TEST = 'server/src/pages/error-pages/error-pages.test.ts';
const CHECKOUT_GUARD = 'storefront/src/features/checkout/checkout-guard.ts';
const CHECKOUT_GUARD_TEST = 'storefront/src/features/checkout/checkout-guard.test.ts';

/** Mutants of delays, debounces and guards of the storefront and the browser. */
export const GUARDS: readonly Mutant[] = [
  {
    name: 'loads-at-once-after-login',
    file: LOG_IN,
    find: 'AFTER_LOGIN_MS = 200',
    replace: 'AFTER_LOGIN_MS = 0',
    test: LOG_IN_TEST,
    title: '200 ms after a login',
  },
  {
    name: 'loads-at-once-after-logout',
    file: LOG_IN,
    find: 'AFTER_LOGOUT_MS = 500',
    replace: 'AFTER_LOGOUT_MS = 0',
    test: LOG_IN_TEST,
    title: '500 ms after a logout',
  },
  {
    name: 'loads-after-a-refused-login',
    file: LOG_IN,
    find: '    if (!reply.success) return reply;\n',
    replace: '',
    test: LOG_IN_TEST,
    title: 'a refused login loads nothing',
  },
  {
    name: 'logged-in-redirect-not-configured',
    file: REQUIRE_LOGIN,
    find: 'inLanguage(context.info.auth.loggedInRedirect, context)',
    replace: "inLanguage('/auth/', context)",
    test: REQUIRE_LOGIN_TEST,
    title: 'a customer with a session is redirected from the login pages',
  },
  {
    name: 'logged-out-redirect-not-configured',
    file: REQUIRE_LOGIN,
    find: 'inLanguage(context.info.auth.loggedOutRedirect, context)',
    replace: "inLanguage('/auth/login/', context)",
    test: REQUIRE_LOGIN_TEST,
    title: 'a guest is redirected to',
  },
  {
    name: 'login-leads-off-the-site',
    file: REQUIRE_LOGIN,
    find: 'target ? safePath(target) : null',
    replace: 'target ? target : null',
    test: REQUIRE_LOGIN_TEST,
    title: 'that page is opened, never another site',
  },
  {
    name: 'account-of-another-is-open',
    file: REQUIRE_LOGIN,
    find: 'if (user_id !== null) return',
    replace: 'if (user_id !== undefined) return',
    test: REQUIRE_LOGIN_TEST,
    title: 'a guest is redirected to',
  },
  {
    name: 'idle-debounce-of-5000',
    file: RELOAD_WHEN_STALE,
    find: 'DEBOUNCE_MS = 500;',
    replace: 'DEBOUNCE_MS = 5000;',
    test: RELOAD_WHEN_STALE_TEST,
    title: 'they are debounced',
  },
  {
    name: 'idle-reload-unguarded',
    file: RELOAD_WHEN_STALE,
    find: 'GUARD_MS = 2000',
    replace: 'GUARD_MS = 0',
    test: RELOAD_WHEN_STALE_TEST,
    title: 'after another reload of the page',
  },
  {
    name: 'consent-reload-unguarded',
    file: TIMINGS,
    find: 'RELOAD_GUARD_MS = 2000',
    replace: 'RELOAD_GUARD_MS = 0',
    test: SYNC_SCRIPTS_TEST,
    title: 'not twice within 2000 ms',
  },
  {
    name: 'reload-guard-of-6000',
    file: RELOAD_GUARD,
    find: 'GUARD_MS = 10_000',
    replace: 'GUARD_MS = 6_000',
    test: RELOAD_GUARD_TEST,
    title: 'once in 10 000 ms',
  },
  {
    name: 'reload-without-a-memory',
    file: RELOAD_GUARD,
    find: '  } catch {\n    return false;',
    replace: '  } catch {\n    return true;',
    test: RELOAD_GUARD_TEST,
    title: 'never where nothing can be remembered',
  },
  {
    name: 'maintenance-reload-of-9000',
    file: MAINTENANCE,
    find: 'RELOAD_MS = 5000',
    replace: 'RELOAD_MS = 9000',
    test: MAINTENANCE_TEST,
    title: 'after 5000 ms',
  },
  {
    name: 'maintenance-reload-over-what-is-typed',
    file: MAINTENANCE,
    find: 'if (hasUnsavedWork()) return;',
    replace: '',
    test: MAINTENANCE_TEST,
    title: 'waits 5000 ms more',
  },
  {
    name: 'maintenance-flag-stays',
    file: MAINTENANCE,
    find: '  sessionStorage.removeItem(FLAG);\n',
    replace: '',
    test: MAINTENANCE_TEST,
    title: 'the flag goes',
  },
  {
    name: 'maintenance-asked-for-each-refusal',
    file: MAINTENANCE,
    find: 'if (sessionStorage.getItem(FLAG) !== null) return false;',
    replace: '',
    test: MAINTENANCE_TEST,
    title: 'asked once a session',
  },
  {
    name: 'anchor-scrolls-instantly',
    file: LINKS,
    find: "'instant' : 'smooth'",
    replace: "'instant' : 'instant'",
    test: LINKS_TEST,
    title: 'above its target, 400 ms after the click',
  },
  {
    name: 'anchor-scrolls-for-all-who-want-no-motion',
    file: LINKS,
    find: "'instant' : 'smooth'",
    replace: "'smooth' : 'smooth'",
    test: LINKS_TEST,
    title: 'above its target, 400 ms after the click',
  },
  {
    name: 'anchor-scrolls-after-300',
    file: LINKS,
    find: 'SCROLL_DELAY_MS = 400',
    replace: 'SCROLL_DELAY_MS = 300',
    test: LINKS_TEST,
    title: 'above its target, 400 ms after the click',
  },
  {
    name: 'anchor-scrolls-to-the-edge',
    file: LINKS,
    find: 'SCROLL_OFFSET_PX = 80',
    replace: 'SCROLL_OFFSET_PX = 0',
    test: LINKS_TEST,
    title: 'above its target, 400 ms after the click',
  },
  {
    name: 'polls-six-times',
    file: POLL,
    find: 'MOST_TRIES = 5',
    replace: 'MOST_TRIES = 6',
    test: POLL_TEST,
    title: 'given up after 5 times',
  },
  {
    name: 'polls-every-second',
    file: POLL,
    find: 'PAUSE_MS = 2000',
    replace: 'PAUSE_MS = 1000',
    test: POLL_TEST,
    title: 'every 2000 ms',
  },
  {
    name: 'leads-on-at-once',
    file: ERROR_PAGE,
    find: 'REDIRECT_DELAY_MS = 500',
    replace: 'REDIRECT_DELAY_MS = 0',
    test: ERROR_PAGES_TEST,
    title: 'leads there after 500 ms',
  },
  {
    name: 'leads-on-never',
    file: ERROR_PAGE,
    find: 'setTimeout(() => location.replace(leadOn), Number(after))',
    replace: 'setTimeout(() => {}, Number(after))',
    test: ERROR_PAGES_TEST,
    title: 'leads there after 500 ms',
  },
  {
    name: 'unauthorized-leads-nowhere',
    file: 'storefront/src/server/render-page.tsx',
    find: "context.match.controller === 'auth') throw leadToLogin(context);",
    replace: "context.match.controller === 'none') throw leadToLogin(context);",
    test: 'e2e/pages/dead-session.test.ts',
    title: 'leads to the login after 500 ms',
  },
  {
    name: 'checkout-without-login',
    file: CHECKOUT_GUARD,
    find: "if (webshop.auth && !isLoggedIn && !continuesAsGuest) return 'login';",
    replace: '',
    test: CHECKOUT_GUARD_TEST,
    title: 'needs login or guest continuation',
  },
];
