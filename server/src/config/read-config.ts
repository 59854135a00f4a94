import { resolve } from 'node:path';
import { z } from 'zod';
import { CACHE_MINUTES, type CacheMinutes, type CacheName } from '@vitrina/contract/cache-minutes';
import { type MovedPaths, problemsOfPaths } from '@vitrina/contract/endpoint-paths';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import type { OutsideScript } from '@vitrina/contract/values/outside-scripts';
import { type IgnoredUrls, ignoredUrls } from './ignored-urls.ts';
import { outsideScripts, outsideScriptVariables } from './outside-scripts.ts';
import { refusalsOf } from './refusals.ts';

const whole = (least: number, most: number) => z.coerce.number(`must be a whole number from ${least} to ${most}`).int().min(least).max(most);
const url = (protocols: RegExp, example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), `must be an address such as ${example}`);
const HTTP = /^https?:$/;
/** `key=value` by commas, values as in addresses. */
function keysAndValues(text: string, context: z.core.$RefinementCtx): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const isPair = (pair: string): boolean => /^\s*[\w-]+=/.test(pair) && !/%(?![\da-f]{2})/i.test(pair);
  if (!pairs.every(isPair)) {
    context.addIssue('must look like key=value,other=value');
    return z.NEVER;
  }
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim().toLowerCase(), decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim())]),
  );
}

function namePathProblems(moved: MovedPaths, context: z.core.$RefinementCtx): void {
  for (const problem of problemsOfPaths(moved)) context.addIssue(problem);
}

const flag = (byDefault: '0' | '1') => z.enum(['0', '1']).default(byDefault);
/** Of a page, without the language's prefix. */
const path = z.string().regex(/^\/(?:[\w-]+\/)*$/, 'must be the path of a page such as /auth/edit/');

/** A week at most. */
const cacheMinutes = z.partialRecord(z.enum(Object.keys(CACHE_MINUTES) as [CacheName, ...CacheName[]]), whole(1, 10_080), 'names a cache that there is not');
const cachePairs = (text: string, context: z.core.$RefinementCtx): Partial<Record<CacheName, unknown>> => keysAndValues(text, context);

/** Those that can be switched off (specification, section 2). */
const CHECKOUT_STEPS = ['shipping', 'payment', 'review_order'] as const;

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65_535).default(3000),
  /** Of the bank to try payments with; the next one after PORT where it is not said. */
  SANDBOX_BANK_PORT: whole(0, 65_535).optional(),
  /** Empty: all addresses of the machine, IPv6 and IPv4. */
  HOST: z.string().default('::'),
  PUBLIC_URL: url(HTTP, 'https://www.vitrina.si')
    .transform((text) => new URL(text).origin)
    .optional(),
  /** `1`: in production, too, the demo shop is loaded into an empty embedded database; without its logins. */
  VITRINA_DEMO: z.enum(['0', '1']).default('0'),
  /** `1`: in production, too, a database may be used that loses what it confirmed when its machine fails; for trying things out. */
  DATABASE_MAY_FORGET: z.enum(['0', '1']).default('0'),
  DATABASE_URL: url(/^postgres(?:ql)?:$/, 'postgres://user:password@host:5432/vitrina').optional(),
  /** A copy of the database for what everybody sees. */
  DATABASE_READ_URL: url(/^postgres(?:ql)?:$/, 'postgres://user:password@replica:5432/vitrina').optional(),
  REDIS_URL: url(/^rediss?:$/, 'redis://localhost:6379').optional(),
  /** Longer than that nobody waits for Redis. */
  REDIS_TIMEOUT_MS: whole(1, 10_000).default(50),
  BACKEND_URL: url(HTTP, 'http://backend:3000')
    .transform((text) => new URL(text).origin)
    .optional(),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@mail:587').optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  WORKERS: whole(1, 64).default(1),
  /** Seconds between saying at /readyz that it ends and taking no more connections: a bit more than the balancer needs to notice. */
  DRAIN_SECONDS: whole(0, 300).default(0),
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  SECRET_KEY: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'needs at least 32 bytes')
    .optional(),
  DEFAULT_LANGUAGE: z.enum(LANGUAGE_CODES).default('si'),
  /** `0`: the default language only. */
  MULTILANGUAGE: flag('1'),
  /** First page of the account; `none`: there is no dashboard. */
  AUTH_DASHBOARD: z.literal('none').or(path).default('/auth/'),
  /** Where visitors are led who are logged in already, and who are not. */
  AUTH_LOGGED_IN: path.default('/auth/'),
  AUTH_LOGGED_OUT: path.default('/auth/login/'),
  /** `1`: staff need a grant for an order's warehouses, to say that it is packed, shipped or delivered. */
  ORDER_WAREHOUSE_PERMISSION: flag('0'),
  /** Addresses that only probes ask for, instead of those that the shop knows: `/wp-,/.git,.php`, or `none`. */
  REDIRECT_IGNORED_URLS: z.string().transform(ignoredUrls).optional(),
  /** `si`: in production the shop is reached under the Slovenian host, where PUBLIC_URL says no other. */
  BUILD_TARGET: z.enum(['none', 'si']).default('none'),
  /** The specification's letter where safety says otherwise (decision 0035). */
  LISTS_AS_ERROR404: flag('0'),
  POLL_AFTER_WRITES: flag('0'),
  SIGNUP_CONFIRM_BY_GET: flag('0'),
  BROWSER_BEARER: flag('0'),
  /** External service that tells the country of an address. */
  COUNTRY_SERVICE_URL: url(HTTP, 'https://country.example/{ip}')
    .refine((text) => text.includes('{ip}'), 'needs {ip} where the address goes')
    .optional(),
  /** Steps of the checkout that this shop does without, by commas: the first way offered is taken for the shopper. */
  CHECKOUT_WITHOUT: z
    .string()
    .transform((text) => text.split(',').map((step) => step.trim()))
    .pipe(z.array(z.enum(CHECKOUT_STEPS)))
    .default([]),
  /** `off`: orders are not limited, for benches and drills. */
  ORDER_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Whether many products can be ordered by their codes at once. */
  QUICK_ORDER: z.enum(['0', '1']).default('1'),
  /** The shop's own login pages lead to Keycloak, which `OIDC_KEYCLOAK_…` names. */
  KEYCLOAK_ONLY: z.enum(['0', '1']).default('0'),
  /** File of a module whose default export may change a page's template: who sees what. */
  ACCESS_HOOK: z.string().min(1).optional(),
  /** How many proxies stand in front: so many last entries of X-Forwarded-For are believed. */
  TRUSTED_PROXIES: whole(0, 10).default(0),
  ...outsideScriptVariables,
  /** `auto`: only where something needs consent. */
  CONSENT_BANNER: z.enum(['auto', 'always']).default('auto'),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+(?::\w+)?@[^/\s]+\/(?:\S*\/)?\d+\/?$/, 'must look like https://key@host/project')
    .optional(),
  /** Header of the shop's own edge that names the caller's country. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'must be the name of a header')
    .transform((name) => name.toLowerCase())
    .optional(),
  /** File with ranges of addresses and their countries. */
  COUNTRY_TABLE: z.string().optional(),
  LOG_LEVEL: z.enum(['info', 'warn', 'error']).default('info'),
  /** A line of the log for every request. */
  LOG_REQUESTS: z.enum(['0', '1']).default('0'),
  /** A statement that takes longer is written to the log. */
  SLOW_QUERY_MS: whole(1, 600_000).default(500),
  /** Names as OpenTelemetry has them. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url(HTTP, 'http://localhost:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default('').transform(keysAndValues),
  OTEL_SERVICE_NAME: z.string().min(1).default('vitrina'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number from 0 to 1').min(0).max(1).default(0.05),
  /** A page that takes longer to be made is reported. */
  RENDER_TIMEOUT_MS: whole(1, 600_000).default(2000),
  /** Nobody waits longer for something that is only read, and for something that is written. */
  READ_LIMIT_MS: whole(100, 60_000).optional(),
  WRITE_LIMIT_MS: whole(100, 120_000).optional(),
  /** Paths of the interface that are served elsewhere, by their names in the endpoint table: `webshop_cart=/api/basket/`. */
  ENDPOINT_PATHS: z.string().default('').transform(keysAndValues).superRefine(namePathProblems),
  /** Other life times of cached data, minutes: `labels=1,thumbs=60`. */
  CACHE_MINUTES: z.string().default('').transform(cachePairs).pipe(cacheMinutes),
  PAGE_CACHE_MB: whole(1, 65_536).default(128),
  THUMBS_MB: whole(1, 1_048_576).default(1024),
});

/** What the environment decides, read once at start. */
export interface Config {
  env: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** The environment as it is, for payment gateways and providers of identity, which read their own names out of it. */
  gatewaySettings: Readonly<Record<string, string | undefined>>;
  /** Port of the sandbox bank; `null` in production, which has none. */
  sandboxBankPort: number | null;
  /** Origin that the shop is reached under, when it was told. */
  publicUrl: string | undefined;
  databaseUrl: string | undefined;
  databaseMayForget: boolean;
  /** The demo shop may be loaded. */
  mayShowDemo: boolean;
  databaseReadUrl: string | undefined;
  limits: { readMs: number; writeMs: number };
  redisUrl: string | undefined;
  redisTimeoutMs: number;
  backendUrl: string | undefined;
  smtpUrl: string | undefined;
  dataDir: string;
  workers: number;
  drainSeconds: number;
  metricsToken: string | undefined;
  secretKey: string | undefined;
  defaultLanguage: (typeof LANGUAGE_CODES)[number];
  checkoutSteps: Record<(typeof CHECKOUT_STEPS)[number], boolean>;
  orderLimits: boolean;
  quickOrder: boolean;
  multilanguage: boolean;
  auth: { dashboard: string | null; loggedInRedirect: string; loggedOutRedirect: string };
  orderWarehousePermission: boolean;
  /** Absent: those that the shop knows. */
  redirectIgnoredUrls: IgnoredUrls | undefined;
  /** The specification's letter where safety says otherwise (decision 0035). */
  literal: { listsAreMissing: boolean; pollsAfterWrites: boolean; confirmsByGet: boolean; bearerInBrowser: boolean };
  keycloakOnly: boolean;
  trustedProxies: number;
  pageCacheBytes: number;
  cacheMinutes: CacheMinutes;
  movedPaths: MovedPaths;
  thumbsBytes: number;
  /** Scripts of others that are configured; they load in production only. */
  outsideScripts: readonly OutsideScript[];
  consentBanner: 'auto' | 'always';
  sentryDsn: string | undefined;
  countryHeader: string | undefined;
  countryTable: string | undefined;
  countryService: string | undefined;
  renderTimeoutMs: number;
  accessHook: string | undefined;
  logLevel: 'info' | 'warn' | 'error';
  logRequests: boolean;
  slowQueryMs: number;
  /** Where spans go and the share of requests that are followed; `null`: nowhere. */
  traces: { endpoint: string; headers: Record<string, string>; service: string; share: number } | null;
}

/** Of the default build target (specification, section 1). */
const SLOVENIAN_HOST = 'https://www.vitrina.si';

/** Raised when the environment cannot be used; the message names every reason. */
export class BadConfig extends Error {}

/**
 * Reads the environment. An empty variable counts as absent. Throws `BadConfig` that names every bad variable and, for what
 * serves shoppers, every reason not to. `furtherReasons` gives more of these; commands, which serve nobody, ask for none.
 */
export function readConfig(env: Env, furtherReasons: (env: Env) => readonly string[] = refusalsOf): Config {
  const named = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const given = named.BUILD_TARGET === 'si' && named.NODE_ENV === 'production' ? { PUBLIC_URL: SLOVENIAN_HOST, ...named } : named;
  const parsed = environment.safeParse(given);
  const bad = parsed.error?.issues.map((issue) => `${String(issue.path[0])} ${messageOf(issue)}`) ?? [];
  const reasons = [...bad, ...furtherReasons(given)];
  if (!parsed.success || reasons.length > 0) throw new BadConfig(['The environment cannot be used:', ...reasons.map((reason) => `  ${reason}`)].join('\n'));
  return { ...toConfig(parsed.data), gatewaySettings: given };
}

type Env = Readonly<Record<string, string | undefined>>;

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return issue.origin === 'string' ? issue.message : `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  return issue.message;
}

/** Tests run on machines that are as slow as they are. */
function limitsOf({ NODE_ENV, READ_LIMIT_MS, WRITE_LIMIT_MS }: z.output<typeof environment>): Config['limits'] {
  const isTest = NODE_ENV === 'test';
  return { readMs: READ_LIMIT_MS ?? (isTest ? 20_000 : 3000), writeMs: WRITE_LIMIT_MS ?? (isTest ? 30_000 : 10_000) };
}

function toConfig(env: z.output<typeof environment>): Omit<Config, 'gatewaySettings'> {
  return {
    env: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    sandboxBankPort: env.NODE_ENV === 'production' ? null : (env.SANDBOX_BANK_PORT ?? (env.PORT === 0 ? 0 : Math.min(env.PORT + 1, 65_535))),
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    mayShowDemo: env.NODE_ENV !== 'production' || env.VITRINA_DEMO === '1',
    databaseMayForget: env.DATABASE_MAY_FORGET === '1',
    databaseReadUrl: env.DATABASE_READ_URL,
    limits: limitsOf(env),
    redisUrl: env.REDIS_URL,
    redisTimeoutMs: env.REDIS_TIMEOUT_MS,
    backendUrl: env.BACKEND_URL,
    smtpUrl: env.SMTP_URL,
    dataDir: resolve(env.DATA_DIR),
    workers: env.WORKERS,
    drainSeconds: env.DRAIN_SECONDS,
    metricsToken: env.METRICS_TOKEN,
    secretKey: env.SECRET_KEY,
    defaultLanguage: env.DEFAULT_LANGUAGE,
    checkoutSteps: {
      shipping: !env.CHECKOUT_WITHOUT.includes('shipping'),
      payment: !env.CHECKOUT_WITHOUT.includes('payment'),
      review_order: !env.CHECKOUT_WITHOUT.includes('review_order'),
    },
    orderLimits: env.ORDER_LIMITS === 'on',
    quickOrder: env.QUICK_ORDER === '1',
    multilanguage: env.MULTILANGUAGE === '1',
    auth: {
      dashboard: env.AUTH_DASHBOARD === 'none' ? null : env.AUTH_DASHBOARD,
      loggedInRedirect: env.AUTH_LOGGED_IN,
      loggedOutRedirect: env.AUTH_LOGGED_OUT,
    },
    literal: {
      listsAreMissing: env.LISTS_AS_ERROR404 === '1',
      pollsAfterWrites: env.POLL_AFTER_WRITES === '1',
      confirmsByGet: env.SIGNUP_CONFIRM_BY_GET === '1',
      bearerInBrowser: env.BROWSER_BEARER === '1',
    },
    orderWarehousePermission: env.ORDER_WAREHOUSE_PERMISSION === '1',
    redirectIgnoredUrls: env.REDIRECT_IGNORED_URLS,
    keycloakOnly: env.KEYCLOAK_ONLY === '1',
    trustedProxies: env.TRUSTED_PROXIES,
    movedPaths: env.ENDPOINT_PATHS,
    cacheMinutes: { ...CACHE_MINUTES, ...env.CACHE_MINUTES },
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    thumbsBytes: env.THUMBS_MB * 1024 * 1024,
    outsideScripts: outsideScripts(env),
    consentBanner: env.CONSENT_BANNER,
    sentryDsn: env.SENTRY_DSN,
    countryHeader: env.COUNTRY_HEADER,
    countryTable: env.COUNTRY_TABLE,
    countryService: env.COUNTRY_SERVICE_URL,
    renderTimeoutMs: env.RENDER_TIMEOUT_MS,
    accessHook: env.ACCESS_HOOK,
    logLevel: env.LOG_LEVEL,
    logRequests: env.LOG_REQUESTS === '1',
    slowQueryMs: env.SLOW_QUERY_MS,
    traces: tracesOf(env),
  };
}

function tracesOf(env: z.output<typeof environment>): Config['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: share } = env;
  return endpoint === undefined ? null : { endpoint, headers, service, share };
}
