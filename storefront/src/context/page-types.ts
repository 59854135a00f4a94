import type { Menus } from '@vitrina/contract/cms';
import type { Template } from '@vitrina/contract/pages';
import type { ShippingCode } from '@vitrina/contract/settings/delivery';
import type { SiteInfo, Route } from '@vitrina/contract/site';
import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { EndpointPaths } from '@vitrina/contract/values/endpoint-path';
import type { ShopApi } from '../api/shop-api.ts';
import type { Labels } from '@vitrina/contract/values/labels';

/** Template and parameters of an address, before loading. */
export interface PageMatch {
  controller: string;
  action: string;
  template: Template;
  content_type: string;
  lang: LanguageCode;
  /** Path without language prefix. */
  rest: string;
  /** Id in addresses that carry one (product, tag); `null`: none. */
  id: number | null;
  slug: string | null;
  /** Addresses of the page in all languages, if they follow from its own address. */
  urls: Partial<Record<LanguageCode, string>> | null;
  route: Route | null;
}

/** A file of a form. Its name and type are set by the sender and are discarded. */
export interface SentFile {
  field: string;
  bytes: Uint8Array;
}

/** Argument of a page's `load`. */
export interface LoadContext {
  api: ShopApi;
  match: PageMatch;
  /** Path with prefix, and the query. */
  path: string;
  query: URLSearchParams;
  /** The raw query with its question mark; empty: none. */
  search: string;
  lang: LanguageCode;
  info: SiteInfo;
  labels: Labels;
  /** The served endpoint table. */
  endpoints: EndpointPaths;
  isStaff: boolean;
  /**
   * True if the visitor opened the address deliberately, from a page of the shop or by typing: not by another site's link, picture or frame, nor speculatively.
   */
  isDeliberate: boolean;
  /** Fields of a submitted form; only for `post`. */
  form: URLSearchParams;
  /** Uploaded files; empty on pages that accept none. */
  files: readonly SentFile[];
}

/**
 * Result of a page's `load`. Props are plain data: they are sent to the browser as JSON. `printed` holds the data of parts that the server prints
 * (`ui/printed.tsx`): a document contains `null` instead.
 */
export type LoadResult<Props> =
  | {
      kind: 'page';
      props: Props;
      status?: 200 | 404 | 422;
      /** Personal or for staff: bypasses caches and is not cached. */
      isPrivate?: boolean;
      /** Origins besides the shop's that a form of this page may be sent to: the bank's. */
      formOrigins?: readonly string[];
      /** Origins besides the shop's that a frame of this page may show: a provider's card form. */
      frameOrigins?: readonly string[];
      /** New token of the visitor, to be set as the cookie; from private pages only. */
      token?: string;
      /** New device id, to be set as the cookie; from private pages only. */
      device?: string;
    }
  | {
      kind: 'redirect';
      to: string;
      status: 301 | 302 | 303;
      token?: string;
      device?: string;
      /** Consents chosen by the visitor, to be set as the cookie. */
      consent?: readonly string[];
      /** Validity of the choice, seconds; absent: a year. */
      consentSeconds?: number;
    }
  | { kind: 'not_found' };

/** Result of a page's `head`. */
export interface Head {
  title: string;
  description?: string;
  /** Path and query of the canonical address; absent: none, as on pages that are not indexed. */
  canonical?: string;
  /** Same page in other languages, path and query. */
  alternates?: Partial<Record<LanguageCode, string>>;
  /** True if `alternates` have the complete query, as of lists: the language switch adds no other parameters. */
  hasWholeQuery?: boolean;
  noindex?: boolean;
  /** Addresses of the previous and next page of a list. */
  prev?: string;
  next?: string;
  /** Feed for subscribers: path below the origin. */
  feed?: { title: string; path: string };
  /** JSON-LD objects. */
  structuredData?: readonly object[];
  /** Picture for previews: path below the origin. */
  image?: string;
  /** Picture to preload: LCP. */
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

/** Page data for the browser: in the first HTML, and as JSON on soft navigation. */
export interface PageState {
  template: Template;
  /** Address of the script that exports its component as `Page`. */
  script: string;
  layout: 'default' | 'blank' | 'bot';
  lang: LanguageCode;
  url: string;
  props: unknown;
  title: string;
  /** Addresses in the other languages, for the language switch. */
  urls: Partial<Record<LanguageCode, string>>;
  shell: ShellState;
  /** Third-party scripts may load: the page is public and its security policy allows them. */
  allowsScripts: boolean;
  build: string;
  labelsUrl: string;
  /** Time of rendering, milliseconds since 1970; live prices are fetched for old pages. */
  renderedAt: number;
}

/** Settings of features that need the visitor's consent. */
export interface ConsentSettings {
  /** True if there is anything to consent to. */
  isAsked: boolean;
  /** True if errors in browsers are reported. */
  reportsErrors: boolean;
  scripts: readonly OutsideScript[];
}

/** Data of the layout around every page. */
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
    /** True if the shop can determine a visitor's country. */
    asksCountry: boolean;
    payments: SiteInfo['payments'];
    /** `null`: no free delivery by value. */
    freeDeliveryFrom?: number | null;
    /** Days after delivery within which buyers may withdraw. */
    withdrawalDays: number;
    collection: SiteInfo['collection'];
    /** Delivery methods for buyers of this language. */
    deliveryWays: readonly ShippingCode[];
    /** Seller in the page's market; `null`: not configured. */
    seller?: { name: string; address: string; vat_number: string | null; register: string | null } | null;
    /** Address of the EU notice on the legal guarantee; absent: the market's law does not require it. */
    guaranteePage?: string | undefined;
    phoneHours?: SiteInfo['phone_hours'];
    logo?: SiteInfo['logo'];
    logoSize?: SiteInfo['logo_size'];
    countries?: SiteInfo['countries'];
    timeZone?: string | undefined;
    socialUrls?: readonly string[];
  };
  departments: { title: string; url: string; code: string }[];
  menus: Menus;
  /** Link to the list of reduced products; `null`: nothing is reduced. */
  reduced: { title: string; url: string } | null;
}
