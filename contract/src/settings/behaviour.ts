import { z } from 'zod';
import { CURRENCIES, type CurrencyCode } from '../values/currencies.ts';
import { OUTSIDE_SCRIPTS } from '../values/outside-scripts.ts';
import { listOf, pagePath, webAddress, whole } from './fields.ts';

/** A third-party service that needs consent; absent fields are those of the common service of its kind. */
const outsideScript = z.strictObject({
  id: z.string().regex(/^[\w-]{1,60}$/, 'must be a code of letters, digits, - and _'),
  url: webAddress.optional(),
  origins: listOf(webAddress, 20).optional(),
  consent: z.enum(['analytics', 'marketing']).optional(),
  delay: z.boolean().default(true),
  cookies: listOf(z.string().regex(/^[\w.-]+\*?$/, 'must be the name of a cookie'), 50).optional(),
  reload: z.boolean().default(true),
});
export type OutsideScriptSettings = z.output<typeof outsideScript>;

/** Addresses that only probes ask for; they get a plain 404. */
export const IGNORED_ADDRESSES = {
  prefixes: [
    '/wp-',
    '/.git',
    '/.env',
    '/.well-known/',
    '/xmlrpc',
    '/vendor/',
    '/cgi-bin/',
    '/phpmyadmin',
    '/administrator/',
    '/.aws',
    '/.svn',
    '/actuator',
    '/server-status',
  ],
  suffixes: ['.php', '.asp', '.aspx', '.jsp', '.cgi', '.env', '.sql', '.bak'],
};

const ignoredAddresses = z.strictObject({
  prefixes: listOf(z.string().regex(/^\/[^\s/?#][^\s?#]*$/, 'must be the beginning of an address such as /wp-')),
  suffixes: listOf(z.string().regex(/^\.[\w.-]+$/, 'must be an ending such as .php')),
});

const CURRENCY_CODES = Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]];

/** One euro of a limit in other currencies: approximate and rounded, as a limit is no price. */
export const REFUND_LIMIT_RATES: Readonly<Record<CurrencyCode, number>> = { EUR: 1, RSD: 117, BAM: 1.95583 };

/** `behaviour.yaml`: what a shop owner decides about how pages work. Everything has a default. */
export const behaviourSettings = z.strictObject({
  /** Effect on products that lack legally required facts: reported only, or taken off sale. */
  guardian: z.enum(['report', 'block']).default('report'),
  accounts: z
    .strictObject({
      /** Redirect targets of logged-in visitors, and of logged-out visitors. */
      loggedIn: pagePath.default('/auth/'),
      loggedOut: pagePath.default('/auth/login/'),
      /** First page of the account; `null`: there is none. */
      dashboard: pagePath.nullable().default('/auth/'),
      /** The shop's own login pages lead to Keycloak, which the environment sets up. */
      keycloakOnly: z.boolean().default(false),
    })
    .prefault({}),
  checkout: z
    .strictObject({
      /** True if checkout has a page to log in or continue as a guest. */
      login: z.boolean().default(true),
      steps: z.strictObject({ shipping: z.boolean().default(true), payment: z.boolean().default(true), review_order: z.boolean().default(true) }).prefault({}),
      /** True: orders beyond the usual number or quantity of one buyer wait for confirmation by mail. */
      orderLimits: z.boolean().default(true),
    })
    .prefault({}),
  catalogue: z.strictObject({ quickOrder: z.boolean().default(true), perPage: whole(4, 100).default(24) }).prefault({}),
  /** `club`: shows members' prices beside the others; `off`: hides them. */
  loyalty: z.enum(['off', 'club']).default('club'),
  /** Minutes without activity of the visitor after which a page reloads; `null`: never. */
  idleReloadMinutes: whole(1, 1440).nullable().default(15),
  ignoredAddresses: ignoredAddresses.default(IGNORED_ADDRESSES),
  /** When an order is invoiced: at shipping, or at payment. */
  invoiceAt: z.enum(['shipping', 'payment']).default('shipping'),
  /** One euro of a daily refund limit in each currency; an absent currency keeps its built-in rate. */
  refundLimitRates: z.partialRecord(z.enum(CURRENCY_CODES), z.number().min(0.001).max(100_000)).default({}),
  /** Staff need a grant for the warehouses of an order's goods, to say that it is packed, shipped or delivered. */
  warehousePermission: z.boolean().default(false),
  /** Literal behaviour of the specification where the safe default differs (decision 0035). */
  literal: z
    .strictObject({
      listsAreMissing: z.boolean().default(false),
      pollsAfterWrites: z.boolean().default(false),
      confirmsByGet: z.boolean().default(false),
      bearerInBrowser: z.boolean().default(false),
    })
    .prefault({}),
  /** Third-party services and the consent for them; none by default. */
  consent: z
    .strictObject({
      /** `auto`: the banner appears only if something needs consent. */
      banner: z.enum(['auto', 'always']).default('auto'),
      /** Days until visitors are asked for consent again. */
      cookieDays: whole(1, 400).default(365),
      /** Years for which the record of a consent is stored as proof. */
      recordYears: whole(1, 10).default(3),
      scripts: z.partialRecord(z.enum(OUTSIDE_SCRIPTS), outsideScript).default({}),
    })
    .prefault({}),
  /** External service that looks up the country of an IP address. */
  countryService: webAddress.refine((text) => text.includes('{ip}'), 'needs {ip} where the address goes').optional(),
});
export type BehaviourSettings = z.output<typeof behaviourSettings>;
