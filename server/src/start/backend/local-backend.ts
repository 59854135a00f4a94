import { randomUUID } from 'node:crypto';
import {
  type ClientError,
  type CountryLookUp,
  createApp,
  createCountryLookUp,
  createReplyCache,
  createGateways,
  createHitCounter,
  createProviders,
  createSealer,
  createSignedCodes,
  createTokens,
  type ReplyCache,
  findBuildFile,
  type IdentityProvider,
  loadCatalogue,
  loadJobs,
  siteOfNow,
  loadMailbox,
  loadSettings,
  type MailDeps,
  type OrderDeps,
  readBacklog,
  readRecentChanges,
  readMaintenance,
  type SettingsStore,
  type SiteConfig,
  siteOf,
  startSandboxRegister,
  viesRegister,
  wordedText,
} from '@vitrina/backend';
import type { LabelsConfig, MailConfig } from '@vitrina/backend/config';
import type { Config } from '../../config/read-config.ts';
import type { Backend } from '../../http/backend.ts';
import { withEnvironment } from '../read-site.ts';
import { keepCatalogueCurrent } from './keep-catalogue-current.ts';
import { chooseEngine } from './choose-engine.ts';
import { log, logError } from '../../telemetry/log.ts';
import { createBacklogReader } from '../../telemetry/backlog-metrics.ts';
import type { ShopInstrumentation } from '../../telemetry/instrumentation.ts';
import { type Databases, openDatabases } from '../../database/open-databases.ts';
import { readSecret } from '../../database/read-secret.ts';
import type { Sharing } from '../../redis/start-sharing.ts';
import { createDatabaseReadiness } from '../../database/database-readiness.ts';
import { bankSecretOf } from '../../services/sandbox-bank/start-bank-of-shop.ts';
import { bankUrl, type SandboxBank, startSandboxBank } from '../../services/sandbox-bank/start-sandbox-bank.ts';

export interface LocalBackendOptions {
  config: Config;
  databaseUrl: string;
  publicUrl: string;
  /** Runs scheduled jobs: mails, expiry of orders and others. */
  withJobs: boolean;
  /** Port of the sandbox bank; `isElsewhere`: it runs in another process; `null`: there is none. */
  sandboxBank: { port: number; isElsewhere: boolean } | null;
  reportClientError: (error: ClientError) => void;
  isMaintenance: () => boolean;
  /** `null`: nothing is shared with other processes. */
  sharing: Sharing | null;
  /** Called with ended cache tags after a change, when the backend's own caches are updated. */
  onChange: (tags: readonly string[]) => void;
  watcher: ShopInstrumentation;
}

/** The backend in this process, on a migrated database. */
export async function startLocalBackend(options: LocalBackendOptions): Promise<Backend> {
  const { config, databaseUrl, publicUrl, sharing, onChange } = options;
  const secret = await readSecret({ url: databaseUrl, configured: config.secretKey });
  const tokens = createTokens(secret);
  const codes = createSignedCodes(secret, 'newsletter');
  const bankSecret = bankSecretOf(secret);
  const bank = await findSandboxBank(options.sandboxBank, bankSecret);
  const databases = openDatabases({ databaseUrl, config, onStatement: options.watcher.onStatement });
  const { db } = databases.writes;
  const check = createDatabaseReadiness(databaseUrl);
  const cache = options.watcher.watchCache(createReplyCache({ minutes: config.cacheMinutes, shared: sharing?.replies }));
  const hits = createHitCounter({ db, logError });
  const settings = await loadSettings(db, (error) => logError('settings are bad', error));
  const text = wordedText(settings.current);
  const { openEngine, ...engine } = chooseEngine(config.searchEngine);
  const { defaultLanguage } = config.languages;
  const providers = createProviders(config.environment);
  const site = openSite(config, { settings, publicUrl, providers });
  const sandbox = bank ? { bankUrl: bankUrl(publicUrl, bank.port), secret: bankSecret, shopName: () => site.name } : undefined;
  const gateways = createGateways({ env: config.environment, sandbox });
  const catalogue = await loadCatalogue({ db, defaultLanguage, publicUrl, text, settings: settings.current, ways: gateways, openEngine });
  sharing?.history.begin(await readRecentChanges(db));
  const current = await keepCatalogueCurrent({ databaseUrl, catalogue, settings, cache: withReplicaPurge(databases.replica, cache), sharing, onChange });

  const trustedTokenId = randomUUID();
  // Its receipts are not valid, so it runs only beside the sandbox bank: outside of production.
  const sandboxRegister = bank ? await startSandboxRegister({ secret: bankSecret }) : null;
  const registers = sandboxRegister?.registers;
  const app = createApp({
    db,
    reads: databases.reads.db,
    replica: databases.replica,
    limits: config.limits,
    config: site,
    cache,
    tokens,
    catalogue,
    gateways,
    registers,
    vatRegister: config.vat.checkUrl === undefined ? undefined : viesRegister({ url: config.vat.checkUrl }),
    providers,
    codes,
    trustedTokenId,
    staff: {
      sealer: createSealer(secret, 'staff-factors'),
      isProduction: config.mode === 'production',
      origin: config.http.officeOrigin ?? null,
      now: Date.now,
    },
    isMaintenance: options.isMaintenance,
    countryOf: liveCountryLookUp(config, settings),
    country: config.country,
    reportClientError: options.reportClientError,
    checkReplies: config.mode === 'test',
    logError: (error, call) => logError('a call failed', error, call),
  });
  const mails = { db, shop: site, text, codes };
  const orders = { config: site, gateways, registers, text, logError: (error: unknown) => logError('a payment could not be checked', error) };
  const stopJobs = options.withJobs ? startJobsLater({ ...mails, ...config.mail, labels: config.labels, databaseUrl, orders, catalogue }) : async () => {};
  return {
    answer: app.answer,
    send: app.send,
    origin: publicUrl,
    issueToken: () => tokens.issue({ userId: null, tokenId: trustedTokenId }),
    catchUp: current.catchUp,
    readMaintenance: () => readMaintenance(db),
    findBuildFile: (path) => findBuildFile(db, path),
    countRedirects: hits.count,
    notReady: check.reasons,
    figures: () => [...databases.figures(), ...engine.figures()],
    backlog: createBacklogReader(() => readBacklog(db)),
    hasBearerHandles: () => site.literal.bearerInBrowser,
    sandboxBankPort: bank?.port ?? null,
    mailbox: config.mail.isProduction || config.mail.smtpUrl ? null : async () => (await loadMailbox()).createMailbox(mails),
    close: async () => {
      await stopJobs();
      await Promise.all([bank?.close(), sandboxRegister?.close()]);
      await current.stop();
      engine.close();
      await hits.close();
      await Promise.all([check.close(), databases.close()]);
    },
  };
}

/** Uses the service that the environment names, else the one that the present settings name. */
function liveCountryLookUp({ country }: Config, settings: SettingsStore): CountryLookUp {
  let cached: { service: string | undefined; lookUp: CountryLookUp } | undefined;
  return (question) => {
    const service = country.service ?? settings.current().behaviour.countryService;
    if (!cached || cached.service !== service) cached = { service, lookUp: createCountryLookUp({ table: country.table, service }) };
    return cached.lookUp(question);
  };
}

interface SiteParts {
  settings: SettingsStore;
  publicUrl: string;
  providers: readonly IdentityProvider[];
}

/** Combines the settings in force at any moment with overrides of the environment. */
function openSite(config: Config, { settings, publicUrl, providers }: SiteParts): SiteConfig {
  const hasKeycloak = providers.some((one) => one.name === 'keycloak');
  if (config.identity.keycloakOnly && !hasKeycloak) throw new Error('KEYCLOAK_ONLY needs OIDC_KEYCLOAK_ISSUER, _CLIENT_ID and _CLIENT_SECRET');
  const { defaultLanguage } = config.languages;
  const knowsCountries = Object.values(config.country).some((way) => way !== undefined);
  const identityProviders = providers.map((one) => one.name);
  return siteOfNow(settings.current, (current) => {
    const site = withEnvironment(config, siteOf(current));
    // Without a provider to redirect to, the shop's own login pages stay.
    const identity = { ...site.identity, keycloakOnly: site.identity.keycloakOnly && hasKeycloak };
    return { ...site, publicUrl, defaultLanguage, identity, identityProviders, countryHint: site.multilanguage && (site.countryHint || knowsCountries) };
  });
}

/** Invalidated data must not be read from a replica that lacks the change. */
function withReplicaPurge(replica: Databases['replica'], cache: ReplyCache): ReplyCache {
  const purge: ReplyCache['purge'] = (tags) => {
    replica?.expectChange();
    return cache.purge(tags);
  };
  return { ...cache, purge };
}

/** Starts the sandbox bank, unless it runs in another process. */
async function findSandboxBank(place: LocalBackendOptions['sandboxBank'], secret: string): Promise<SandboxBank | null> {
  if (!place) return null;
  return place.isElsewhere ? { port: place.port, close: async () => {} } : startSandboxBank({ port: place.port, secret });
}

type JobsOptions = MailDeps &
  MailConfig & { labels: LabelsConfig; databaseUrl: string; orders: OrderDeps; catalogue: Awaited<ReturnType<typeof loadCatalogue>> };

/** Starts the scheduled jobs without delaying the shop's start. Returns a function that stops them. */
function startJobsLater(options: JobsOptions): () => Promise<void> {
  const started = loadJobs().then(({ startJobs }) => startJobs({ ...options, onError: logError, log: (message, data) => log('warn', message, data) }));
  started.catch((error: unknown) => logError('the jobs could not start', error));
  return async () => (await started.catch(() => null))?.();
}
