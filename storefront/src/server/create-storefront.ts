import { readFileSync } from 'node:fs';
import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import { createRetryBudget } from '@vitrina/contract/client';
import { type SiteInfo, site } from '@vitrina/contract/site';
import { customers } from '@vitrina/contract/customers';
import { CONSENT_COOKIE } from '@vitrina/contract/values/consent';
import { DEVICE_COOKIE, looksLikeDevice } from '@vitrina/contract/values/device-cookie';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { createShopApi } from '../api/shop-api.ts';
import { readAssets } from './assets.ts';
import { handleRequest } from './handle-request.ts';
import type { ConsentSettings } from '../context/page-types.ts';
import { trackRender } from './track-render.ts';
import { createApiToken } from './api-token.ts';
import { createSiteData } from './site-data.ts';
import type { RequestFacts, StorefrontDeps, StorefrontOptions } from './storefront-options.ts';
import { CLIENT_ADDRESS, CLIENT_AGENT } from '@vitrina/contract/internal-headers';

/** Specification, section 9. */
const RENDER_TIMEOUT_MS = 2000;

export interface Storefront {
  /** Answers pages, page data (`/_data/…`), labels, robots and sitemaps. `x-page-cache: public` marks what a cache may keep, `cache-tags` what it was made of. */
  handleRequest: (request: Request, facts?: RequestFacts) => Promise<Response>;
  build: string;
  /** Clears cached site data: departments, routes, texts, redirects. */
  forget: () => void;
}

interface Connection {
  paths?: Record<string, string> | undefined;
  visitor?: RequestFacts['visitor'];
  ignoreCache?: boolean;
}

export function createStorefront(options: StorefrontOptions): Storefront {
  const assets = options.assets ?? readAssets(options.clientFolder, (file) => readFileSync(file, 'utf8'));
  const retryBudget = createRetryBudget();
  const connect = (lang: LanguageCode, token: string | undefined, { paths, visitor, ignoreCache = false }: Connection = {}) =>
    createShopApi({
      send: visitor?.signal ? (call) => options.send({ ...call, signal: visitor.signal }) : options.send,
      headers: visitor && headersOf(visitor),
      baseHost: new URL(options.publicUrl).host,
      lang,
      token,
      paths,
      ignoreCache,
      retryBudget,
      // The backend's secret key may have changed.
      onUnauthorized: () => own.forget(token),
    });
  const own = createApiToken({
    minutes: (options.cacheMinutes ?? CACHE_MINUTES).token,
    issue: options.issueToken ?? (async () => (await connect(options.defaultLanguage, undefined).get(customers.generateToken, {})).jwt),
  });
  const siteData = createSiteData({ api: (lang) => connect(lang, own.token()), endpoint: site, minutes: options.cacheMinutes });
  // One object for each version of the settings, as it is part of every page's state.
  const consents = new WeakMap<SiteInfo, ConsentSettings>();
  const deps: StorefrontDeps = {
    ...options,
    assets,
    siteData,
    consent: (info) => {
      const consent = consents.get(info) ?? consentSettings(options, info);
      consents.set(info, consent);
      return consent;
    },
    apiFor: (lang, { staffToken, visitorToken, visitor }) =>
      connect(lang, staffToken ?? visitorToken ?? own.token(), { paths: siteData.knownPaths(), visitor, ignoreCache: staffToken !== undefined }),
  };
  return {
    build: assets.build,
    forget: siteData.forget,
    handleRequest: async (request, facts = {}) => {
      await own.refresh();
      const { renderTimeoutMs: timeoutMs = RENDER_TIMEOUT_MS, onSlow = () => {} } = options;
      return trackRender({ path: new URL(request.url).pathname, timeoutMs, onSlow }, () => handleRequest(request, facts, deps));
    },
  };
}

/** Headers about the visitor for the backend; only the cookies it needs. */
const headersOf = ({ address, agent, consent, device }: NonNullable<RequestFacts['visitor']>) => {
  const cookies = [
    ...(consent && /^[a-z_|]{1,200}$/.test(consent) ? [`${CONSENT_COOKIE}=${consent}`] : []),
    ...(looksLikeDevice(device) ? [`${DEVICE_COOKIE}=${device}`] : []),
  ];
  return { [CLIENT_ADDRESS]: address, [CLIENT_AGENT]: agent, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
};

/** The environment's configuration overrides the settings of a service. */
function consentSettings(
  { isProduction, outsideScripts = [], alwaysAsksConsent = false, reportsClientErrors = false }: StorefrontOptions,
  { consent }: Pick<SiteInfo, 'consent'>,
): ConsentSettings {
  const own = (consent?.scripts ?? []).filter(({ name }) => !outsideScripts.some((one) => one.name === name));
  const scripts = isProduction ? [...outsideScripts, ...own] : [];
  const asks = alwaysAsksConsent || consent?.always_asks === true;
  return { scripts, reportsErrors: reportsClientErrors, isAsked: asks || reportsClientErrors || scripts.length > 0 };
}
