import type { CacheMinutes } from '@vitrina/contract/cache-minutes';
import type { SiteInfo } from '@vitrina/contract/site';
import type { Transport } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';
import type { createShopApi } from '../api/shop-api.ts';
import type { ConsentSettings } from '../context/page-types.ts';
import type { Assets } from './assets.ts';
import type { SiteData } from './site-data.ts';
import type { StaffView } from './staff-bar.ts';

export interface StorefrontOptions {
  /** Carries calls to the backend, in this process or elsewhere. */
  send: Transport;
  publicUrl: string;
  defaultLanguage: LanguageCode;
  /** Folder of the browser build: dist/client. */
  clientFolder: string;
  /** Scripts and styles from elsewhere than that build. */
  assets?: Assets | undefined;
  isProduction: boolean;
  isBot: (userAgent: string) => boolean;
  /** Creates the storefront's own token, if the backend runs in this process; otherwise it is requested from the backend. */
  issueToken?: (() => Promise<string>) | undefined;
  /** Cache times (specification, section 9). */
  cacheMinutes?: CacheMinutes | undefined;
  /** Configured third-party scripts; they load in production, with consent. */
  outsideScripts?: readonly OutsideScript[];
  /** Shows the consent banner even if nothing needs consent, to inspect it. */
  alwaysAsksConsent?: boolean;
  /** True: script errors in browsers are reported, with consent. */
  reportsClientErrors?: boolean;
  /** Chooses another template than the route table's: the owner's access rule (specification, section 6). */
  accessHook?: AccessHook | undefined;
  /** Milliseconds; a page that takes longer to render is reported to `onSlow`. */
  renderTimeoutMs?: number;
  onSlow?: (report: { message: string; path: string }) => void;
  log: (level: 'info' | 'warn' | 'error', message: string, data?: { path?: string }) => void;
}

/** Facts about a page for an access hook. On pages of the public cache `isStaff` and `hasToken` are false. */
export interface AccessQuestion {
  path: string;
  lang: LanguageCode;
  controller: string;
  action: string;
  template: string;
  contentType: string;
  isStaff: boolean;
  /** True if the request carried a visitor's own token; only on pages that belong to one visitor. */
  hasToken: boolean;
}

/** Name of the template to show instead; nothing: the one of the route table. */
export type AccessHook = (question: AccessQuestion) => string | null | undefined;

export interface RequestFacts {
  /** Token of a member of staff; the page is then rendered for them alone. */
  staffToken?: string | undefined;
  /** Role in which a member of staff sees the page. In other roles than staff it is rendered without their token. */
  staffView?: StaffView | undefined;
  /** Token of the visitor, for private pages. */
  visitorToken?: string | undefined;
  /** Client of the request, for rate limits and the list of sessions; for private pages only. */
  visitor?: { address: string; agent: string; consent: string | undefined; device?: string | undefined; signal?: AbortSignal | undefined } | undefined;
  /** True if the visitor opened the address deliberately, from one of our pages or the address bar: a prefetch, a picture or a link on another site must not end a session. */
  isDeliberate?: boolean | undefined;
}

export interface StorefrontDeps extends StorefrontOptions {
  assets: Assets;
  siteData: SiteData;
  /** Returns the settings of the consent dialogue. */
  consent: (info: SiteInfo) => ConsentSettings;
  /** The contract's client for one request. */
  apiFor: (lang: LanguageCode, facts: RequestFacts) => ReturnType<typeof createShopApi>;
}
