import { randomUUID } from 'node:crypto';
import {
  type BackendReply,
  type BuildFile,
  type ClientError,
  createApp,
  createCountryLookUp,
  createDataCache,
  createGateways,
  createHitCounter,
  createProviders,
  createSignedCodes,
  createTokens,
  type DataCache,
  DEFAULT_SITE,
  findBuildFile,
  loadCatalogue,
  loadJobs,
  loadMailbox,
  type Mailbox,
  type MailDeps,
  type OrderDeps,
  readBacklog,
  readRecentChanges,
  readMaintenance,
  shippedText,
} from '@vitrina/backend';
import type { CacheMinutes } from '@vitrina/contract/cache-minutes';
import type { Transport } from '@vitrina/contract/client';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Config } from '../../config/read-config.ts';
import type { IgnoredUrls } from '../../config/ignored-urls.ts';
import { keepCatalogueCurrent } from './keep-catalogue-current.ts';
import { log, logError } from '../../telemetry/log.ts';
import { createBacklogReader } from '../../telemetry/backlog-metrics.ts';
import type { Figures } from '../../telemetry/metric-family.ts';
import type { ShopWatcher } from '../../telemetry/instrumentation.ts';
import { type Databases, openDatabases } from '../../database/open-databases.ts';
import { readSecret } from '../../database/read-secret.ts';
import type { Sharing } from '../../redis/start-sharing.ts';
import { createDatabaseCheck } from '../../database/database-readiness.ts';
import { bankSecretOf } from '../../services/sandbox-bank/start-bank-of-shop.ts';
import { bankUrl, type SandboxBank, startSandboxBank } from '../../services/sandbox-bank/start-sandbox-bank.ts';

export interface Backend {
  /** Answers a request from outside; `body` stands for the request's own. HEAD is answered as GET. */
  answer: (request: Request, body?: Buffer) => Promise<BackendReply>;
  /** The same for the storefront's own calls. */
  send: Transport;
  /** The origin its calls are made under. */
  origin: string;
  /** Makes a token for the storefront's own calls; undefined where the backend is elsewhere. */
  issueToken: (() => Promise<string>) | undefined;
  /** Done when every change written before is known to this process, caches and all. */
  catchUp: () => Promise<void>;
  /** Whether staff have closed the shop. */
  readMaintenance: () => Promise<boolean>;
  /** A file of another browser build than this server's own. */
  findBuildFile: (path: string) => Promise<BuildFile | null>;
  /** Counts followed redirect rules by their ids. */
  countRedirects: (rules: readonly number[]) => void;
  notReady: () => Promise<string[]>;
  figures: () => Figures[];
  /** What waits in the database, for the metrics; nothing of what cannot be read in time. */
  backlog: () => Promise<Figures[]>;
  /** Port of the sandbox bank; `null`: there is none. */
  sandboxBankPort: number | null;
  /** Written mails, to be shown where none are sent; `null` where they are, and in production. */
  mailbox: (() => Promise<Mailbox>) | null;
  close: () => Promise<void>;
}

interface BackendOptions {
  databaseUrl: string;
  databaseReadUrl: string | undefined;
  limits: Config['limits'];
  publicUrl: string;
  defaultLanguage: LanguageCode;
  /** Which of them the checkout has. */
  checkoutSteps: { shipping: boolean; payment: boolean; review_order: boolean };
  orderLimits: boolean;
  quickOrder: boolean;
  /** What the environment decides of the site. */
  site: Pick<Config, 'movedPaths' | 'multilanguage' | 'auth' | 'literal' | 'orderWarehousePermission'> & { redirectIgnoredUrls?: IgnoredUrls };
  cacheMinutes: CacheMinutes;
  secretKey: string | undefined;
  checkReplies: boolean;
  /** Mails, expiry of orders and all else that happens by itself. */
  withJobs: boolean;
  smtpUrl: string | undefined;
  isProduction: boolean;
  /** The environment, for payment gateways and providers of identity. */
  gatewaySettings: Readonly<Record<string, string | undefined>>;
  /** The shop's own login pages lead to Keycloak. */
  keycloakOnly: boolean;
  /** Where the sandbox bank listens; `isElsewhere`: it is there already. `null`: there is none. */
  sandboxBank: { port: number; isElsewhere: boolean } | null;
  /** What tells a caller's country: a header of the shop's own edge, a file of addresses. */
  country: { header: string | undefined; table: string | undefined; service: string | undefined };
  reportClientError: (error: ClientError) => void;
  /** Whether the shop is closed to all but staff. */
  isMaintenance: () => boolean;
  /** What other processes share with this one. */
  sharing: Sharing | null;
  /** Called with cache tags after something changed, when the backend itself is up to date already. */
  onChange: (tags: readonly string[]) => void;
  watcher: ShopWatcher;
}

/** The backend in this process, on a migrated database. */
export async function startBackendHere(options: BackendOptions): Promise<Backend> {
  const { databaseUrl, publicUrl, defaultLanguage, secretKey, checkReplies, sharing, onChange } = options;
  const secret = await readSecret({ url: databaseUrl, given: secretKey });
  const tokens = createTokens(secret);
  const codes = createSignedCodes(secret, 'newsletter');
  const bankSecret = bankSecretOf(secret);
  const bank = await findSandboxBank(options.sandboxBank, bankSecret);
  const countryOf = createCountryLookUp(options.country);
  const databases = openDatabases({ ...options, onStatement: options.watcher.onStatement });
  const database = databases.writes;
  const check = createDatabaseCheck(databaseUrl);
  const cache = options.watcher.watchCache(createDataCache({ minutes: options.cacheMinutes, shared: sharing?.replies }));
  const hits = createHitCounter({ db: database.db, logError });
  const catalogue = await loadCatalogue({ db: database.db, defaultLanguage, publicUrl, text: shippedText });
  sharing?.history.begin(await readRecentChanges(database.db));
  const current = await keepCatalogueCurrent({ databaseUrl, catalogue, cache: purgedBehind(databases.replica, cache), sharing, onChange });

  const trustedTokenId = randomUUID();
  const providers = createProviders(options.gatewaySettings);
  if (options.keycloakOnly && !providers.some((one) => one.name === 'keycloak'))
    throw new Error('KEYCLOAK_ONLY needs OIDC_KEYCLOAK_ISSUER, _CLIENT_ID and _CLIENT_SECRET');
  const identity = { keycloak: options.keycloakOnly, auth: { ...options.site.auth, providers: providers.map((one) => one.name) } };
  const parts = {
    catalog: { ...DEFAULT_SITE.catalog, quickOrder: options.quickOrder },
    webshop: { ...DEFAULT_SITE.webshop, steps: options.checkoutSteps },
  };
  const countryHint =
    options.site.multilanguage && (options.country.header !== undefined || options.country.table !== undefined || options.country.service !== undefined);
  const config = { ...DEFAULT_SITE, ...options.site, ...identity, ...parts, publicUrl, defaultLanguage, countryHint, orderLimits: options.orderLimits };
  const gateways = createGateways({ env: options.gatewaySettings, sandbox: bank ? { bankUrl: bankUrl(publicUrl, bank.port), secret: bankSecret } : undefined });
  const app = createApp({
    db: database.db,
    reads: databases.reads.db,
    replica: databases.replica,
    limits: options.limits,
    config,
    cache,
    tokens,
    catalogue,
    gateways,
    providers,
    codes,
    trustedTokenId,
    isMaintenance: options.isMaintenance,
    countryOf,
    countryHeader: options.country.header,
    reportClientError: options.reportClientError,
    checkReplies,
    logError: (error, call) => logError('a call failed', error, call),
  });
  const mails = { db: database.db, shop: config, text: shippedText, codes };
  const stopJobs = options.withJobs
    ? startJobsLater({
        ...options,
        mails,
        orders: { config, gateways, text: shippedText, logError: (error) => logError('a payment could not be checked', error) },
      })
    : async () => {};
  return {
    answer: app.answer,
    send: app.send,
    origin: publicUrl,
    issueToken: () => tokens.issue({ userId: null, tokenId: trustedTokenId }),
    catchUp: current.catchUp,
    readMaintenance: () => readMaintenance(database.db),
    findBuildFile: (path) => findBuildFile(database.db, path),
    countRedirects: hits.count,
    notReady: check.reasons,
    figures: databases.figures,
    backlog: createBacklogReader(() => readBacklog(database.db)),
    sandboxBankPort: bank?.port ?? null,
    mailbox: options.isProduction || options.smtpUrl ? null : async () => (await loadMailbox()).createMailbox(mails),
    close: async () => {
      await stopJobs();
      await bank?.close();
      await current.stop();
      await hits.close();
      await Promise.all([check.close(), databases.close()]);
    },
  };
}

/** Nothing that ended is made anew of a replica that does not know the change yet. */
function purgedBehind(replica: Databases['replica'], cache: DataCache): DataCache {
  const purge: DataCache['purge'] = (tags) => {
    replica?.behind();
    return cache.purge(tags);
  };
  return { ...cache, purge };
}

/** The bank to try payments with, started here unless it runs elsewhere already. */
async function findSandboxBank(place: BackendOptions['sandboxBank'], secret: string): Promise<SandboxBank | null> {
  if (!place) return null;
  return place.isElsewhere ? { port: place.port, close: async () => {} } : startSandboxBank({ port: place.port, secret });
}

interface LaterOptions extends BackendOptions {
  mails: MailDeps;
  orders: OrderDeps;
}

/** Starts the jobs beside the shop, which need not wait for them. Gives a function that stops them. */
function startJobsLater({ databaseUrl, smtpUrl, isProduction, mails, orders }: LaterOptions): () => Promise<void> {
  const started = loadJobs().then(({ startJobs }) =>
    startJobs({ ...mails, databaseUrl, smtpUrl, isProduction, orders, onError: logError, log: (message, data) => log('warn', message, data) }),
  );
  started.catch((error: unknown) => logError('the jobs could not start', error));
  return async () => (await started.catch(() => null))?.();
}
