import { readFileSync } from 'node:fs';
import { CACHE_MINUTES, type CacheMinutes } from '@vitrina/contract/cache-minutes';
import { createRetryBudget, type Transport } from '@vitrina/contract/client';
import { site } from '@vitrina/contract/site';
import { customers } from '@vitrina/contract/customers';
import { CONSENT_COOKIE } from '@vitrina/contract/values/consent';
import { DEVICE_COOKIE, looksLikeDevice } from '@vitrina/contract/values/device-cookie';
import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { createShopApi } from '../api/shop-api.ts';
import { type Assets, readAssets } from './assets.ts';
import { handleRequest } from './handle-request.ts';
import type { StaffView } from './staff-bar.ts';
import type { ConsentSettings } from '../context/page-types.ts';
import { trackRender } from './track-render.ts';
import { createApiToken } from './api-token.ts';
import { createSiteData, type SiteData } from './site-data.ts';
import { CLIENT_ADDRESS, CLIENT_AGENT } from '@vitrina/contract/internal-headers';

export interface StorefrontOptions {
  /** Carries calls to the backend, in this process or elsewhere. */
  send: Transport;
  publicUrl: string;
  defaultLanguage: LanguageCode;
  /** Folder of the browser build: dist/client. */
  clientFolder: string;
  /** Scripts and styles of another origin than that build. */
  assets?: Assets | undefined;
  isProduction: boolean;
  isBot: (userAgent: string) => boolean;
  /** Makes a token of the storefront's own server, when the backend runs in this process; otherwise the backend is asked for one. */
  issueToken?: (() => Promise<string>) | undefined;
  /** Life times of what is kept (specification, section 9). */
  cacheMinutes?: CacheMinutes | undefined;
  /** Scripts of others that are configured; in production they load, with consent. */
  outsideScripts?: readonly OutsideScript[];
  /** Visitors are asked for consent even where nothing needs it: to look at the banner. */
  alwaysAsksConsent?: boolean;
  /** What fails in browsers is collected, with consent. */
  reportsClientErrors?: boolean;
  /** May show another template than the route table says: the owner's rule about who sees what (specification, section 6). */
  accessHook?: AccessHook | undefined;
  /** Milliseconds; a page that takes longer to be made is told to `onSlow`. */
  renderTimeoutMs?: number;
  onSlow?: (report: { message: string; path: string }) => void;
  log: (level: 'info' | 'warn' | 'error', message: string, data?: { path?: string }) => void;
}

/** What an access hook knows of a page. On pages that are kept for everybody `isStaff` and `hasToken` are false. */
export interface AccessQuestion {
  path: string;
  lang: LanguageCode;
  controller: string;
  action: string;
  template: string;
  contentType: string;
  isStaff: boolean;
  /** Whether a visitor's own token came along; only on pages that belong to one visitor. */
  hasToken: boolean;
}

/** Name of the template to show instead; nothing: the one of the route table. */
export type AccessHook = (question: AccessQuestion) => string | null | undefined;

/** Specification, section 9. */
const RENDER_TIMEOUT_MS = 2000;

export interface RequestFacts {
  /** Token of the caller where it is staff's; everything is then rendered for them alone. */
  staffToken?: string | undefined;
  /** The caller is staff and sees the page as one of these. As others than staff it is made without their token. */
  staffView?: StaffView | undefined;
  /** Token of the visitor, for pages that are theirs alone. */
  visitorToken?: string | undefined;
  /** Who sent the request, for limits and for the list of sessions; for such pages only. */
  visitor?: { address: string; agent: string; consent: string | undefined; device?: string | undefined; signal?: AbortSignal | undefined } | undefined;
  /** The visitor opened the address themselves, from a page of ours or the address bar: what a browser fetches ahead, a picture or a link on another site must not end a session. */
  isDeliberate?: boolean | undefined;
}

export interface Storefront {
  /** Answers pages, page data (`/_data/…`), labels, robots and sitemaps. `x-page-cache: public` marks what a cache may keep, `cache-tags` what it was made of. */
  handleRequest: (request: Request, facts?: RequestFacts) => Promise<Response>;
  build: string;
  /** Drops what is remembered of the site: departments, routes, texts, redirects. */
  forget: () => void;
}

interface Connection {
  paths?: Record<string, string> | undefined;
  visitor?: RequestFacts['visitor'];
  ignoreCache?: boolean;
}

export interface StorefrontDeps extends StorefrontOptions {
  assets: Assets;
  siteData: SiteData;
  /** What visitors are asked about. */
  consent: ConsentSettings;
  /** The contract's client for one request. */
  apiFor: (lang: LanguageCode, facts: RequestFacts) => ReturnType<typeof createShopApi>;
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
      // The backend may have another key now.
      onUnauthorized: () => own.forget(token),
    });
  const own = createApiToken({
    minutes: (options.cacheMinutes ?? CACHE_MINUTES).token,
    issue: options.issueToken ?? (async () => (await connect(options.defaultLanguage, undefined).get(customers.generateToken, {})).jwt),
  });
  const siteData = createSiteData({ api: (lang) => connect(lang, own.token()), endpoint: site, minutes: options.cacheMinutes });
  const deps: StorefrontDeps = {
    ...options,
    assets,
    siteData,
    consent: consentSettings(options),
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

/** What the backend is told of the visitor; cookies only as far as it needs them. */
const headersOf = ({ address, agent, consent, device }: NonNullable<RequestFacts['visitor']>) => {
  const cookies = [
    ...(consent && /^[a-z_|]{1,200}$/.test(consent) ? [`${CONSENT_COOKIE}=${consent}`] : []),
    ...(looksLikeDevice(device) ? [`${DEVICE_COOKIE}=${device}`] : []),
  ];
  return { [CLIENT_ADDRESS]: address, [CLIENT_AGENT]: agent, ...(cookies.length > 0 && { cookie: cookies.join('; ') }) };
};

function consentSettings({ isProduction, outsideScripts = [], alwaysAsksConsent = false, reportsClientErrors = false }: StorefrontOptions): ConsentSettings {
  const scripts = isProduction ? outsideScripts : [];
  return { scripts, reportsErrors: reportsClientErrors, isAsked: alwaysAsksConsent || reportsClientErrors || scripts.length > 0 };
}
