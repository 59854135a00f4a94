import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend } from './backend-here.ts';
import { startBackendHere } from './backend-here.ts';
import { useBackendElsewhere } from './backend-elsewhere.ts';
import type { Config } from './config.ts';
import { createErrorAnswers } from './error-pages/answer-error.ts';
import { startErrorReports, type ErrorReports } from './error-reports.ts';
import { addressOf } from './http/client-address.ts';
import { handleApi } from './http/handle-api.ts';
import { createHttpServer } from './http/http-server.ts';
import { createMetrics, type Gauge } from './http/metrics.ts';
import { routeRequest, type Routes } from './http/route-request.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createStaffCheck } from './http/staff-check.ts';
import { serveDevMail } from './dev-mail/serve-dev-mail.ts';
import { createMediaFiles } from './http/media-files.ts';
import { createStaticFiles } from './http/static-files.ts';
import { CLIENT_FOLDER, loadStorefront, type Storefront } from './load-storefront.ts';
import { logError } from './log.ts';
import { createMaintenance } from './maintenance.ts';
import { createPageServer } from './page-cache/handle-page.ts';
import { createPrivatePageServer } from './page-cache/handle-private-page.ts';
import { createPageCache, type PageCache } from './page-cache/page-cache.ts';
import { createThumbServer } from './thumbs/serve-thumb.ts';
import { BASE_COMPATIBILITY, VERSION } from './version.ts';

export interface ShopOptions {
  config: Config;
  /** A migrated database; not needed where the backend is elsewhere. */
  databaseUrl?: string | undefined;
  /** Takes the place of the built storefront in tests. */
  storefront?: Storefront | undefined;
  /** Mails, expiry of orders and all else that happens by itself; left out: not in tests, which start what they want. */
  withJobs?: boolean | undefined;
  /** Port of a sandbox bank that runs in another process; `null`: there is none. Left out: this one starts it where it shall have one. */
  sandboxBankElsewhere?: number | null | undefined;
  /** Gives the metrics of all workers; left out: this process is alone. */
  gatherMetrics?: (() => Promise<string>) | undefined;
}

export interface Shop {
  /** The interface without HTTP. */
  answer: Backend['answer'];
  /** Port of the sandbox bank; `null`: there is none. */
  sandboxBankPort: number | null;
  pageCache: PageCache;
  /** This process's metrics in Prometheus' text form. */
  metrics: () => Promise<string>;
  /** Starts serving; port 0 takes any free one. */
  listen(where?: { port?: number; host?: string }): Promise<{ port: number }>;
  /** Answers `/readyz` with 503 from now on, so that nothing new is sent here, and ends kept connections with their next answer. */
  drain(): void;
  /** Drains for DRAIN_SECONDS, finishes what is being answered, at most ten seconds, and lets go of everything. */
  close(): Promise<void>;
}

const FINISH_WITHIN_SECONDS = 10;
/** Cache tags of what the storefront remembers of the site: departments, menus, redirects. */
const KEPT_BY_STOREFRONT = ['catalogue', 'content', 'menus', 'redirects'];

/** Puts a whole shop together: backend, storefront, page cache, pictures, HTTP. Tests, benchmarks and `npm start` all use this. */
export async function createShop(options: ShopOptions): Promise<Shop> {
  const { config, storefront: givenStorefront } = options;
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const isHttps = publicUrl.startsWith('https:');
  const common = securityHeaders({ isHttps });
  const pageCache = createPageCache({ bytes: config.pageCacheBytes, log: logError });
  let storefront: Storefront | undefined = givenStorefront;
  const onChange = (tags: readonly string[]): void => {
    // Before the pages are made anew of it.
    if (KEPT_BY_STOREFRONT.some((tag) => tags.includes(tag))) storefront?.forget();
    if (tags.includes('maintenance')) void maintenance.refresh();
    pageCache.purge(tags);
  };
  const maintenance = createMaintenance({ dataDir: config.dataDir, logError });
  const errorAnswers = createErrorAnswers({ defaultLanguage: config.defaultLanguage, isProduction: config.env === 'production' });
  const reports = startErrorReports(config);
  const backend = await startBackend({ ...options, publicUrl, reports, isMaintenance: maintenance.isOn, onChange });
  await maintenance.follow(backend.readMaintenance);
  storefront = givenStorefront ?? (await loadStorefront({ backend, publicUrl, config, onSlow: reports.slow }));
  const thumbs = createThumbServer({ dataDir: config.dataDir, diskBytes: config.thumbsBytes, common });
  const metrics = createMetrics();
  const openMailbox = backend.mailbox;
  const isStaff = createStaffCheck(backend);
  let isDraining = false;
  const ownMetrics = async (): Promise<string> => metrics.text([...pageGauges(pageCache), ...backend.gauges()]);
  const drain = (): void => {
    isDraining = true;
    http.drain();
  };

  const routes: Routes = {
    publicUrl: config.publicUrl,
    isHttps,
    allowLocal: config.env !== 'production',
    trustedProxies: config.trustedProxies,
    metricsToken: config.metricsToken,
    common,
    api: (call) => handleApi(call, { answer: backend.answer, isHttps }),
    page: createPageServer({
      storefront,
      cache: pageCache,
      isStaff,
      privatePage: createPrivatePageServer({
        storefront,
        answer: backend.answer,
        isStaff,
        origin: publicUrl,
        isHttps,
        addressOf: (request) => addressOf(request, config.trustedProxies),
        common,
        countRedirects: backend.countRedirects,
      }),
      origin: publicUrl,
      defaultLanguage: config.defaultLanguage,
      isHttps,
      common,
      isClosed: maintenance.isOn,
      errors: errorAnswers,
      countRedirects: backend.countRedirects,
      logError,
    }),
    file: createStaticFiles({ folder: CLIENT_FOLDER, common }),
    thumb: thumbs.serve,
    media: createMediaFiles({ dataDir: config.dataDir, common }),
    devMail: openMailbox ? async (path) => serveDevMail(path, await openMailbox()) : null,
    health: () => ({ status: 'up', version: VERSION, base_compatibility: BASE_COMPATIBILITY }),
    notReady: async () => (isDraining ? ['the server is stopping'] : backend.notReady()),
    metrics: options.gatherMetrics ?? ownMetrics,
    build: () => storefront.build,
  };
  const http = createHttpServer({ handle: (request, response) => routeRequest(request, response, routes), metrics, common, errors: errorAnswers, logError });

  return {
    answer: backend.answer,
    sandboxBankPort: backend.sandboxBankPort,
    pageCache,
    metrics: ownMetrics,
    listen: ({ port = config.port, host = config.host } = {}) => http.listen({ port, host }),
    drain,
    close: async () => {
      drain();
      if (config.drainSeconds > 0) await sleep(config.drainSeconds * 1000);
      await http.close(FINISH_WITHIN_SECONDS);
      metrics.stop();
      maintenance.stop();
      await Promise.all([thumbs.close(), backend.close()]);
    },
  };
}

async function startBackend({
  config,
  databaseUrl,
  publicUrl,
  reports,
  isMaintenance,
  onChange,
  withJobs = config.env !== 'test',
  sandboxBankElsewhere,
}: ShopOptions & {
  publicUrl: string;
  reports: ErrorReports;
  isMaintenance: () => boolean;
  onChange: (tags: readonly string[]) => void;
}): Promise<Backend> {
  if (config.backendUrl) return useBackendElsewhere(config.backendUrl);
  if (!databaseUrl) throw new Error('A shop needs a database or BACKEND_URL');
  return startBackendHere({
    databaseUrl,
    publicUrl,
    defaultLanguage: config.defaultLanguage,
    checkoutSteps: config.checkoutSteps,
    quickOrder: config.quickOrder,
    secretKey: config.secretKey,
    checkReplies: config.env === 'test',
    withJobs,
    smtpUrl: config.smtpUrl,
    isProduction: config.env === 'production',
    gatewaySettings: config.gatewaySettings,
    keycloakOnly: config.keycloakOnly,
    sandboxBank: sandboxBankOf(config, sandboxBankElsewhere),
    country: { header: config.countryHeader, table: config.countryTable },
    isMaintenance,
    reportClientError: reports.client,
    onChange,
  });
}

function sandboxBankOf({ sandboxBankPort, host }: Config, elsewhere: number | null | undefined): { port: number; host: string; isElsewhere: boolean } | null {
  const port = elsewhere === undefined ? sandboxBankPort : elsewhere;
  return port === null ? null : { port, host, isElsewhere: elsewhere !== undefined };
}

function pageGauges({ figures }: PageCache): Gauge[] {
  const counter = (name: string, help: string, value: number): Gauge => ({ name, help, type: 'counter', value });
  return [
    counter('vitrina_page_cache_hits_total', 'Pages sent from the cache.', figures.hits),
    counter('vitrina_page_cache_stale_total', 'Older pages sent while a new one was made or could not be made.', figures.stale),
    counter('vitrina_page_cache_misses_total', 'Pages that had to be made first.', figures.misses),
    counter('vitrina_page_cache_refused_total', 'Requests turned away as too many waited.', figures.busy),
    { name: 'vitrina_page_cache_bytes', help: 'Bytes of kept pages.', type: 'gauge', value: figures.bytes },
    { name: 'vitrina_page_cache_entries', help: 'Kept pages.', type: 'gauge', value: figures.entries },
  ];
}
