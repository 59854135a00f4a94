import type { Menus } from '@vitrina/contract/cms';
import type { Template } from '@vitrina/contract/pages';
import type { SiteInfo, Route } from '@vitrina/contract/site';
import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { EndpointPaths } from '@vitrina/contract/values/endpoint-path';
import type { ShopApi } from '../api/shop-api.ts';
import type { Labels } from '@vitrina/contract/values/labels';

/** What an address leads to, before anything was loaded. */
export interface PageMatch {
  controller: string;
  action: string;
  template: Template;
  content_type: string;
  lang: LanguageCode;
  /** Path without language prefix. */
  rest: string;
  /** Of addresses that carry one: product, tag. */
  id: number | null;
  slug: string | null;
  /** Addresses of the page in all languages, where its own address alone tells them. */
  urls: Partial<Record<LanguageCode, string>> | null;
  route: Route | null;
}

/** What a page's `load` gets. */
export interface LoadContext {
  api: ShopApi;
  match: PageMatch;
  /** Path with prefix, and the query. */
  path: string;
  query: URLSearchParams;
  /** The query as it was written, with its question mark; empty where there is none. */
  search: string;
  lang: LanguageCode;
  info: SiteInfo;
  labels: Labels;
  /** The served endpoint table. */
  endpoints: EndpointPaths;
  isStaff: boolean;
  /** The visitor opened the address themselves, from a page of ours or by typing it: no other site's link, picture or frame, nothing fetched ahead. */
  isDeliberate: boolean;
  /** Fields of a form that was sent to the page; only for `post`. */
  form: URLSearchParams;
}

/** What a page's `load` answers. Props are plain data: they go to the browser as JSON. */
export type LoadResult<Props> =
  | {
      kind: 'page';
      props: Props;
      status?: 200 | 404 | 422;
      /** Not from a cache and not into one: personal or staff. */
      isPrivate?: boolean;
      /** Origins besides our own that a form of this page may be sent to: the bank's. */
      formOrigins?: readonly string[];
      /** Origins besides our own that a frame of this page may show: a provider's card form. */
      frameOrigins?: readonly string[];
      /** The visitor's token from now on, which becomes the cookie; from private pages only. */
      token?: string;
      /** The device id from now on, which becomes the cookie; from private pages only. */
      device?: string;
    }
  | {
      kind: 'redirect';
      to: string;
      status: 301 | 302 | 303;
      token?: string;
      device?: string /** What the visitor chose about cookies. */;
      consent?: readonly string[];
    }
  | { kind: 'not_found' };

/** What a page's `head` answers. */
export interface Head {
  title: string;
  description?: string;
  /** Path and query of the canonical address; absent: none, as on pages that are not to be found. */
  canonical?: string;
  /** Same page in other languages, path and query. */
  alternates?: Partial<Record<LanguageCode, string>>;
  /** `alternates` name everything of the query that means anything there, as lists do: no more of it comes along when the language is switched. */
  hasWholeQuery?: boolean;
  noindex?: boolean;
  /** Address of the previous and next page of a list. */
  prev?: string;
  next?: string;
  /** What feed readers may follow: path below the origin. */
  feed?: { title: string; path: string };
  /** JSON-LD objects. */
  structuredData?: readonly object[];
  /** Picture for previews: path below the origin. */
  image?: string;
  /** Picture to fetch first: LCP. */
  preloadImage?: { srcset: string; sizes: string; type: string };
}

export interface HeadContext<Props> {
  props: Props;
  lang: LanguageCode;
  labels: Labels;
  info: SiteInfo;
  path: string;
  query: URLSearchParams;
}

/** A page as the browser gets it: in the first HTML, and on navigation as JSON. */
export interface PageState {
  template: Template;
  /** Address of the script that exports its component as `Page`. */
  script: string;
  layout: 'default' | 'blank' | 'bot';
  lang: LanguageCode;
  url: string;
  props: unknown;
  title: string;
  /** Same page in the other languages, for the language switch. */
  urls: Partial<Record<LanguageCode, string>>;
  shell: ShellState;
  /** Third-party scripts may load on it: a public page, and its security policy opens for them. */
  allowsScripts: boolean;
  build: string;
  labelsUrl: string;
  /** Milliseconds since 1970, when this was rendered: live prices are asked for when it is old. */
  renderedAt: number;
}

/** What visitors are asked about before it happens. */
export interface ConsentSettings {
  /** There is something to consent to. */
  isAsked: boolean;
  /** What fails in browsers is collected. */
  reportsErrors: boolean;
  scripts: readonly OutsideScript[];
}

/** What the frame around every page needs. */
export interface ShellState {
  info: {
    name: string;
    host: string;
    default_language: LanguageCode;
    languages: SiteInfo['languages'];
    phone: string;
    email: string;
    hasQuickOrder: boolean;
    idleReloadTimeout: number | null;
    consent: ConsentSettings;
    /** The shop can tell where a visitor is. */
    asksCountry: boolean;
    payments: SiteInfo['payments'];
    /** `null`: delivery is never free by value. */
    freeDeliveryFrom?: number | null;
    /** Days after delivery within which buyers may withdraw. */
    withdrawalDays: number;
    collection: SiteInfo['collection'];
    /** Seller in the page's market; `null`: not configured. */
    seller?: { name: string; address: string; vat_number: string | null } | null;
    phoneHours?: SiteInfo['phone_hours'];
    logo?: SiteInfo['logo'];
    countries?: SiteInfo['countries'];
    timeZone?: string | undefined;
    socialUrls?: readonly string[];
  };
  departments: { title: string; url: string; code: string }[];
  menus: Menus;
  /** The list of reduced products; `null` while nothing is reduced. */
  reduced: { title: string; url: string } | null;
}
