/** Site-wide calls and the storefront's own ones under /api/nuxtapi/ (contract; specification, sections 3 and 7). */
import { z } from 'zod';
import * as calls from './site.calls.ts';
import { CONTROLLERS } from './pages.ts';
import { defineEndpoint } from './endpoint.ts';
import { flag, languageCode } from './fields.ts';
import { SHIPPING_CODES } from './settings/delivery.ts';
import { OUTSIDE_SCRIPTS } from './values/outside-scripts.ts';
import { servesVersion } from './values/base-version.ts';
import { PAYMENT_KINDS } from './values/payment-kind.ts';

export const languageRecord = z.object({
  code: languageCode,
  lang: z.string(),
  base_url: z.string(),
  locale: z.string(),
  currency: z.string(),
  name: z.string(),
});
export const currencyRecord = z.object({ code: z.string(), pattern: z.string() });

const outsideScriptRecord = z.object({
  name: z.enum(OUTSIDE_SCRIPTS),
  code: z.string(),
  url: z.string(),
  origins: z.array(z.string()),
  consent: z.enum(['analytics', 'marketing']),
  isDelayed: z.boolean(),
  cookies: z.array(z.string()),
  reloads: z.boolean(),
});

export const siteInfo = z.object({
  name: z.string(),
  host: z.string(),
  default_language: languageCode,
  languages: z.array(languageRecord),
  structuredData: z.object({
    basic: z.object({
      name: z.string(),
      organizationName: z.string(),
      logo: z.string(),
      phone: z.string(),
      email: z.string(),
      socialNetworkUrls: z.array(z.string()),
    }),
  }),
  auth: z.object({
    loggedInRedirect: z.string(),
    loggedOutRedirect: z.string(),
    dashboard: z.string().nullable(),
    /** Providers of identity that are set up. */ providers: z.array(z.string()),
  }),
  webshop: z.object({ auth: z.boolean(), steps: z.object({ shipping: z.boolean(), payment: z.boolean(), review_order: z.boolean() }) }),
  catalog: z.object({ quickOrder: z.boolean(), fetch: z.object({ per_page: z.number().int() }) }),
  layouts: z.array(z.string()),
  keycloak: z.boolean(),
  multilanguage: z.boolean(),
  redirectIgnoredUrls: z.object({ prefixes: z.array(z.string()), suffixes: z.array(z.string()) }),
  /** Minutes; `null`: never. */
  idleReloadTimeout: z.number().nullable(),
  /** Client behaviours that follow the specification to the letter: lists are polled after each write; browsers send a bearer header. */
  literal: z.object({ pollsAfterWrites: z.boolean(), bearerInBrowser: z.boolean() }),
  /** True if the shop can detect the client's country, to suggest another market. */
  countryHint: z.boolean(),
  /** Kinds of payment offered, each once, in the order of the settings. */
  payments: z.array(z.enum(PAYMENT_KINDS)),
  /** Seller by language. */
  sellers: z
    .partialRecord(languageCode, z.object({ name: z.string(), address: z.string(), vat_number: z.string().nullable(), register: z.string().nullable() }))
    .optional(),
  /** EU page about the legal guarantee, by language of markets where the law requires the link. */
  guarantee_pages: z.partialRecord(languageCode, z.string()).optional(),
  /** Hours of the telephone, Monday first; a day off is `null`. `null`: not stated. */
  phone_hours: z
    .array(z.tuple([z.string(), z.string()]).nullable())
    .nullable()
    .optional(),
  /** Colours and typeface that differ from the default, as CSS; `null`: none do. */
  theme: z.string().nullable().optional(),
  /** Path of the shop's logo; `null`: none, the name is shown as text. */
  logo: z.string().nullable().optional(),
  /** Width and height of the logo's file, in any one unit, for its ratio; `null`: not known. */
  logo_size: z.object({ width: z.number(), height: z.number() }).nullable().optional(),
  /** Path of the file with the shop's own typeface; `null`: it has none. */
  typeface: z.string().nullable().optional(),
  /** Path of the square icon; `null`: none, the first letter of the name is drawn. */
  icon: z.string().nullable().optional(),
  /** Colours of the primary button in light mode. */
  brand: z.object({ action: z.string(), actionText: z.string() }).optional(),
  /** True if headlines are in another typeface than the default one. */
  has_own_typeface: z.boolean().optional(),
  /** Assumed country of shoppers until they choose another, by enabled language. */
  countries: z.partialRecord(languageCode, z.string()).optional(),
  /** Time zone of all days and times shown; absent: the default. */
  time_zone: z.string().optional(),
  /** Gross value of goods from which delivery to the door is free, by language; absent: never free by value. */
  free_delivery_from: z.partialRecord(languageCode, z.number()).optional(),
  /** Ways of delivery, by language. */
  delivery_ways: z.partialRecord(languageCode, z.array(z.enum(SHIPPING_CODES))).optional(),
  /** Days after delivery within which buyers may withdraw, by language. */
  withdrawal_days: z.partialRecord(languageCode, z.number().int()).optional(),
  /** Third-party scripts, which load with consent and in production only, and whether the banner appears if none needs consent. */
  consent: z.object({ always_asks: z.boolean(), scripts: z.array(outsideScriptRecord) }).optional(),
  /** Countries with a shop of the seller, where goods can be collected. */
  collection: z.array(z.string()),
});
export type SiteInfo = z.infer<typeof siteInfo>;

export const route = z.object({
  /** Path with language prefix and trailing slash. */
  path: z.string(),
  controller: z.enum(CONTROLLERS),
  action: z.string(),
  template: z.string(),
  content_type: z.string(),
  lang: languageCode,
  /** The page in other languages. */
  urls: z.record(languageCode, z.string()),
  /** Slug and row id of the page's subject, for further calls. */
  slug: z.string().nullable(),
  content_id: z.number().int().nullable(),
});
export type Route = z.infer<typeof route>;

export const redirectRule = z.object({ id: z.number().int(), old_path: z.string(), new_path: z.string(), type: z.number().int() });
const endpointMap = z.record(z.string(), z.string());
const labelMap = z.record(z.string(), z.string());

export const site = {
  endpoints: defineEndpoint({
    ...calls.endpoints,
    path: '/api/misc/endpoints/',
    summary: 'The endpoint table: name to path. `version`: the base that the caller was made for; refused where it is another major version or a newer one.',
    input: z.object({ version: z.string().refine(servesVersion, 'not a version that is served').optional() }),
    reply: endpointMap,
    cache: 'endpoints',
    sameInAllLanguages: true,
  }),
  isMaintenance: defineEndpoint({
    ...calls.isMaintenance,
    path: '/api/misc/is-maintenance/',
    summary: '`success: true` when the shop is up.',
    input: z.object({}),
    reply: z.object({}),
  }),
  setMaintenance: defineEndpoint({
    ...calls.setMaintenance,
    path: '/api/misc/maintenance/',
    summary: 'Turns maintenance mode on or off; staff still have access.',
    input: z.object({ on: z.boolean(), lang: languageCode.optional() }),
    reply: z.object({ on: z.boolean() }),
    errors: ['error_unauthorized'],
    access: 'staff',
    permission: 'maintenance',
  }),
  info: defineEndpoint({
    ...calls.info,
    summary: 'Site info and configuration.',
    input: z.object({}),
    reply: siteInfo,
    cache: 'info',
    sameInAllLanguages: true,
    listed: false,
  }),
  pages: defineEndpoint({
    ...calls.pages,
    summary: 'The route of one path; with `mode=short` without its addresses in other languages.',
    input: z.object({ slug: z.string().min(1).max(2048), lang: languageCode.optional(), mode: z.enum(['full', 'short']).optional() }),
    reply: z.union([route, route.omit({ urls: true })]),
    errors: ['error_empty_data'],
    cache: 'routes',
    listed: false,
  }),
  routes: defineEndpoint({
    ...calls.routes,
    summary: 'The whole route table; with `lang` only the pages of that language, with `mode=short` without their addresses in other languages.',
    input: z.object({ lang: languageCode.optional(), mode: z.enum(['full', 'short']).optional() }),
    reply: z.object({ items: z.array(route.partial({ urls: true })) }),
    cache: 'routes',
    sameInAllLanguages: true,
    listed: false,
  }),
  token: defineEndpoint({
    ...calls.token,
    summary: 'The caller’s token; with regenerate=1 a new guest’s. It is set as the HttpOnly cookie.',
    input: z.object({ regenerate: flag.optional() }),
    reply: z.object({
      user_id: z.number().int().nullable(),
      /** Bearer header for browsers, if the shop uses one; useful only together with the cookie. */
      bearer: z.string().optional(),
    }),
    listed: false,
  }),
  currency: defineEndpoint({
    ...calls.currency,
    summary: 'All currencies.',
    input: z.object({}),
    reply: z.object({ items: z.array(currencyRecord) }),
    cache: 'currency',
    sameInAllLanguages: true,
    listed: false,
  }),
  labels: defineEndpoint({
    ...calls.labels,
    summary: 'All interface texts of a language.',
    input: z.object({ lang: languageCode.optional() }),
    reply: labelMap,
    cache: 'labels',
    listed: false,
  }),
  redirects: defineEndpoint({
    ...calls.redirects,
    summary: 'All redirect rules, first match wins.',
    input: z.object({}),
    reply: z.object({ items: z.array(redirectRule) }),
    cache: 'redirects',
    sameInAllLanguages: true,
    listed: false,
  }),
  ownEndpoints: defineEndpoint({
    ...calls.ownEndpoints,
    summary: 'The endpoint table.',
    input: z.object({}),
    reply: endpointMap,
    cache: 'endpoints',
    sameInAllLanguages: true,
    listed: false,
  }),
  checkInitData: defineEndpoint({
    ...calls.checkInitData,
    summary: 'Endpoints, currency, labels, info and routes in one reply.',
    input: z.object({ lang: languageCode.optional() }),
    reply: z.object({ endpoints: endpointMap, currency: z.array(currencyRecord), labels: labelMap, info: siteInfo, routes: z.array(route) }),
    cache: 'routes',
    listed: false,
  }),
  clearCache: defineEndpoint({
    ...calls.clearCache,
    summary: 'Empties caches by name; staff only.',
    input: z.union([
      z
        .array(z.string().max(60))
        .max(50)
        .transform((caches) => ({ caches })),
      z.object({ caches: z.array(z.string().max(60)).max(50) }),
    ]),
    reply: z.object({ cleared: z.array(z.string()) }),
    errors: ['error_unauthorized'],
    access: 'staff',
    permission: 'maintenance',
    listed: false,
  }),
  country: defineEndpoint({
    ...calls.country,
    summary: 'Country code of the caller’s address, `null` where unknown.',
    input: z.object({}),
    reply: z.object({ country: z.string().nullable() }),
    listed: false,
  }),
  clientErrors: defineEndpoint({
    ...calls.clientErrors,
    path: '/api/misc/client-errors/',
    summary: 'Reports an error of the shop’s script in a browser, with the visitor’s consent and anonymously.',
    input: z.object({
      message: z.string().min(1).max(500),
      stack: z.string().max(4000).optional(),
      /** Path of the page. */
      path: z.string().regex(/^\/[^?#]{0,300}$/),
    }),
    reply: z.object({}),
    errors: ['error_too_many_requests'],
  }),
};
