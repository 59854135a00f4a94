import { readFileSync } from 'node:fs';
import type { Transport } from '@vitrina/contract/client';
import { site } from '@vitrina/contract/site';
import { customers } from '@vitrina/contract/customers';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { createShopApi } from '../api/shop-api.ts';
import { type Assets, readAssets } from './assets.ts';
import { handleRequest } from './handle-request.ts';
import type { StaffView } from './staff-bar.ts';
import { createSiteData, type SiteData } from './site-data.ts';

export interface StorefrontOptions {
  /** Carries calls to the backend, in this process or elsewhere. */
  send: Transport;
  publicUrl: string;
  defaultLanguage: LanguageCode;
  /** Folder of the browser build: dist/client. */
  clientFolder: string;
  isProduction: boolean;
  isBot: (userAgent: string) => boolean;
  /** Token of the storefront's own server, when the backend runs in this process. */
  token?: string | undefined;
  log: (level: 'info' | 'warn' | 'error', message: string, data?: Record<string, unknown>) => void;
}

export interface RequestFacts {
  /** Token of the caller where it is staff's; everything is then rendered for them alone. */
  staffToken?: string | undefined;
  /** The caller is staff and sees the page as one of these. As others than staff it is made without their token. */
  staffView?: StaffView | undefined;
  /** Token of the visitor, for pages that are theirs alone. */
  visitorToken?: string | undefined;
  /** Who sent the request, for limits and for the list of sessions; for such pages only. */
  visitor?: { address: string; agent: string } | undefined;
  /** The request came from a page of ours, or from the address bar: a link on another site must not end a session. */
  isOwnSite?: boolean | undefined;
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
  /** The contract's client for one request. */
  apiFor: (lang: LanguageCode, facts: RequestFacts) => ReturnType<typeof createShopApi>;
}

export function createStorefront(options: StorefrontOptions): Storefront {
  const assets = readAssets(options.clientFolder, (file) => readFileSync(file, 'utf8'));
  let ownToken = options.token;
  /** A dead one of our own (the backend has another key now) is asked for anew by the next request. */
  const forgetToken = (dead: string | undefined): void => {
    if (dead === ownToken) ownToken = options.token;
  };
  const connect = (lang: LanguageCode, token: string | undefined, { paths, visitor, ignoreCache = false }: Connection = {}) =>
    createShopApi({
      send: options.send,
      headers: visitor && { 'x-client-address': visitor.address, 'x-client-agent': visitor.agent },
      baseHost: new URL(options.publicUrl).host,
      lang,
      token,
      paths,
      ignoreCache,
      onUnauthorized: () => forgetToken(token),
    });
  const siteData = createSiteData({ api: (lang) => connect(lang, ownToken), endpoint: site });
  const deps: StorefrontDeps = {
    ...options,
    assets,
    siteData,
    apiFor: (lang, { staffToken, visitorToken, visitor }) =>
      connect(lang, staffToken ?? visitorToken ?? ownToken, { paths: siteData.knownPaths(), visitor, ignoreCache: staffToken !== undefined }),
  };
  const getToken = async () => {
    ownToken ??= (await connect(options.defaultLanguage, undefined).get(customers.generateToken, {})).jwt;
  };
  return {
    build: assets.build,
    forget: siteData.forget,
    handleRequest: async (request, facts = {}) => {
      await getToken();
      return handleRequest(request, facts, deps);
    },
  };
}
