import type { CallInput, CallReply } from '@vitrina/contract/call-types';
import type { Endpoint } from '@vitrina/contract/endpoint';
import { createClient, overHttp, type Reply } from '@vitrina/contract/client';
import { customers } from '@vitrina/contract/customers';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { IdentityProvider } from '../adapters/identity/index.ts';
import { createCountryLookUp } from '../adapters/country/index.ts';
import { createGateways, type Gateway } from '../adapters/payments/index.ts';
import { type AppDeps, createApp } from '../app.ts';
import { createReplyCache, type ReplyCache } from '../http/reply-cache.ts';
import { createSealer } from '../http/sealer.ts';
import { createSignedCodes } from '../http/signed-codes.ts';
import { type Catalogue, loadCatalogue } from '../modules/catalogue/index.ts';
import { createTokens, type Tokens } from '../modules/customers/index.ts';
import { wordedText } from '../modules/labels/index.ts';
import { loadSettings, type SettingsStore } from '../modules/settings/index.ts';
import { siteOfNow, type SiteConfig, siteOf } from '../site-config.ts';
import { TEST_SETTINGS } from './demo-site.ts';
import { openDemoEngine } from './open-demo-engine.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const ORIGIN = 'http://shop.test';
/** A fictitious bank; tests sign in its name. */
export const TEST_SANDBOX = { bankUrl: 'http://bank.test', secret: 'a secret of the sandbox bank for tests' };

/** Key of the tokens, for tests that sign their own. */
export const TEST_SECRET = 'a secret for tests that is long enough';

/** Of the links to a newsletter's preferences. */
export const TEST_CODES = createSignedCodes(TEST_SECRET, 'newsletter');

export interface TestBackend {
  database: TestDatabase;
  catalogue: Catalogue;
  settings: SettingsStore;
  cache: ReplyCache;
  tokens: Tokens;
  gateways: readonly Gateway[];
  /** The fetch handler, for raw requests: `fetch('/api/…', { method, body })`. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** A call through the typed client; replies are checked against the contract. */
  call: <E extends Endpoint>(endpoint: E, input?: CallInput<E>, as?: { lang?: LanguageCode; token?: string }) => Promise<Reply<CallReply<E>>>;
  /** Data of a call that must succeed. */
  get: <E extends Endpoint>(endpoint: E, input?: CallInput<E>, as?: { lang?: LanguageCode; token?: string }) => Promise<CallReply<E>>;
  logIn: (email: string, password: string) => Promise<string>;
  /** Unexpected errors that were logged; a test that makes none must find it empty. */
  errors: unknown[];
  stop: () => Promise<void>;
}

/** The whole backend on a database of its own, called through its front door. `gateways`: other ways to pay than the sandbox bank's. */
export async function startTestBackend(
  kind: 'empty' | 'demo' = 'demo',
  site: Partial<SiteConfig> = {},
  gateways: readonly Gateway[] = createGateways({ sandbox: TEST_SANDBOX }),
  providers: readonly IdentityProvider[] = [],
  more: Partial<Pick<AppDeps, 'countryOf' | 'country' | 'registers' | 'reportClientError' | 'staff' | 'vatRegister'>> = {},
): Promise<TestBackend> {
  const database = await createTestDatabase(kind);
  // Tests of buying order more than one person would.
  const errors: unknown[] = [];
  const settings = await loadSettings(database.db, (error) => errors.push(error));
  const atStart = settings.current();
  // An empty database of a test is still the demo company's.
  const current = (): Settings => (kind === 'empty' && settings.current() === atStart ? TEST_SETTINGS : settings.current());
  const config = siteOfNow(current, (settings) => {
    const ofSettings = siteOf(settings);
    const enabledLanguages = site.multilanguage === false ? [site.defaultLanguage ?? ofSettings.defaultLanguage] : ofSettings.enabledLanguages;
    return { ...ofSettings, publicUrl: ORIGIN, checkout: { ...ofSettings.checkout, orderLimits: false }, enabledLanguages, ...site };
  });
  const catalogue = await loadCatalogue({
    db: database.db,
    defaultLanguage: config.defaultLanguage,
    publicUrl: ORIGIN,
    text: wordedText(current),
    settings: current,
    ways: gateways,
    ...(kind === 'demo' && { openEngine: openDemoEngine }),
  });
  const cache = createReplyCache();
  const tokens = createTokens(TEST_SECRET);
  const app = createApp({
    db: database.db,
    reads: database.db,
    replica: null,
    // A busy machine may take its time.
    limits: { readMs: 300_000, writeMs: 300_000 },
    config,
    cache,
    tokens,
    catalogue,
    gateways,
    providers,
    codes: TEST_CODES,
    trustedTokenId: null,
    staff: { sealer: createSealer(TEST_SECRET, 'staff-factors'), isProduction: false, origin: null, now: Date.now },
    isMaintenance: () => false,
    countryOf: createCountryLookUp(),
    country: { header: undefined, table: undefined, service: undefined },
    reportClientError: () => {},
    ...more,
    checkReplies: true,
    logError: (error) => errors.push(error),
  });
  const fetch: TestBackend['fetch'] = async (path, init) => app.fetch(new Request(new URL(path, ORIGIN), init));
  const call: TestBackend['call'] = (endpoint, input, as = {}) =>
    createClient({
      send: overHttp({ fetch: app.fetch, origin: ORIGIN, timeoutSeconds: 300 }),
      baseHost: 'shop.test',
      lang: as.lang ?? 'si',
      token: as.token,
    }).call(endpoint, input);
  const get: TestBackend['get'] = async (endpoint, input, as) => {
    const reply = await call(endpoint, input, as);
    if (!reply.success) throw new Error(`${endpoint.key}: ${JSON.stringify(reply.data)}`);
    return reply.data;
  };
  return {
    database,
    catalogue,
    settings,
    cache,
    tokens,
    gateways,
    fetch,
    call,
    get,
    errors,
    logIn: async (email, password) => (await get(customers.login, { email, password })).jwt,
    stop: () => database.drop(),
  };
}
