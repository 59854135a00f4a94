import { setTimeout as sleep } from 'node:timers/promises';
import { ALL_PAGES } from '@vitrina/backend';
import { createPathReader } from '@vitrina/contract/endpoint-paths';
import { admitCalls } from '../http/admit-calls.ts';
import { createAdmission } from '../admission/admission.ts';
import { BASE_COMPATIBILITY } from '@vitrina/contract/values/base-version';
import { languageBase } from '@vitrina/contract/values/languages';
import type { Backend } from '../http/backend.ts';
import { createErrorAnswers } from '../pages/error-pages/answer-error.ts';
import { startErrorReports } from '../telemetry/error-reports.ts';
import { answerInTime } from '../http/answer-in-time.ts';
import { addressOf } from '../http/client-address.ts';
import { handleApi } from '../http/handle-api.ts';
import { createHttpServer } from '../http/http-server.ts';
import { isLocalName } from '../shared/local-name.ts';
import { createMetrics } from '../telemetry/request-metrics.ts';
import { routeRequest, type Routes } from '../http/route-request.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { createStaffCheck } from '../http/staff-check.ts';
import { serveDevMail } from '../services/dev-mail/serve-dev-mail.ts';
import { createMediaFiles } from '../http/media-files.ts';
import { createStaticFiles } from '../http/static-files.ts';
import { CLIENT_FOLDER, loadStorefront, type Storefront } from '../pages/load-storefront.ts';
import { logError } from '../telemetry/log.ts';
import { createMaintenance } from '../http/maintenance.ts';
import { createPageServer } from '../pages/page-cache/handle-page.ts';
import { createPrivatePageServer } from '../pages/page-cache/handle-private-page.ts';
import { createPageCache, type PageCache } from '../pages/page-cache/page-cache.ts';
import { pageFigures } from '../pages/page-cache/page-cache-metrics.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { startSharing } from '../redis/start-sharing.ts';
import type { ShopOptions } from './shop-options.ts';
import { readSpoken } from './read-site.ts';
import { startBackend } from './backend/start-backend.ts';
import { createClearCaches } from '../pages/page-cache/clear-by-query.ts';
import { createThumbServer } from '../thumbs/serve-thumb.ts';
import { VERSION } from '../shared/version.ts';
import { warmUp } from '../pages/warm-up.ts';

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
const KEPT_BY_STOREFRONT = ['catalogue', 'content', 'menus', 'redirects', ALL_PAGES];

/** Puts a whole shop together: backend, storefront, page cache, pictures, HTTP. Tests, benchmarks and `npm start` all use this. */
export async function createShop({ config: given, ...others }: ShopOptions): Promise<Shop> {
  const { storefront: givenStorefront } = others;
  const { spoken, ...languages } = await readSpoken(given, others.databaseUrl);
  const config = { ...given, languages };
  const options = { ...others, config };
  const publicUrl = config.http.publicUrl ?? `http://localhost:${config.http.port}`;
  const isHttps = publicUrl.startsWith('https:');
  const common = securityHeaders({ isHttps });
  let storefront: Storefront | undefined = givenStorefront;
  const sharing = await startSharing({ config, build: () => storefront?.build ?? null });
  const pageCache = createPageCache({ bytes: config.storage.pageCacheBytes, patienceMs: config.limits.readMs * 0.6, log: logError, shared: sharing?.pages });
  const onChange = (tags: readonly string[]): void => {
    // Before the pages are made anew of it.
    if (KEPT_BY_STOREFRONT.some((tag) => tags.includes(tag))) storefront?.forget();
    if (tags.includes('maintenance')) void maintenance.refresh();
    pageCache.purge(tags);
  };
  const maintenance = createMaintenance({ dataDir: config.storage.dataDir, logError });
  const errorAnswers = createErrorAnswers({ defaultLanguage: config.languages.defaultLanguage, isProduction: config.mode === 'production' });
  const reports = startErrorReports(config.telemetry);
  const telemetry = await startTelemetry(config.telemetry);
  const backend = await startBackend({ ...options, publicUrl, telemetry, reports, isMaintenance: maintenance.isOn, sharing, onChange });
  if (config.remoteBackend.url) sharing?.follow(onChange);
  await maintenance.follow(backend.readMaintenance);
  storefront = telemetry.watchStorefront(
    givenStorefront ?? (await loadStorefront({ backend, publicUrl, config, onSlow: reports.slow, module: options.storefrontModule })),
  );
  const admission = createAdmission({ trustedProxies: config.http.trustedProxies, waitingForDatabase: () => waitingIn(backend) });
  const thumbs = createThumbServer({
    dataDir: config.storage.dataDir,
    diskBytes: config.storage.thumbsBytes,
    isPressed: admission.isPressed,
    common,
    minutes: config.cacheMinutes.thumbs,
  });
  const metrics = createMetrics();
  const openMailbox = backend.mailbox;
  const isStaff = createStaffCheck(backend, { withinMs: config.limits.readMs / 3 });
  let isDraining = false;
  // Whoever starts it on a laptop has no other server that would serve meanwhile.
  let isWarming = config.mode === 'production';
  const ownMetrics = async (): Promise<string> =>
    metrics.text(
      [telemetry.metrics],
      [
        ...pageFigures(pageCache),
        ...admission.figures(),
        ...backend.figures(),
        ...(sharing?.figures() ?? []),
        ...telemetry.figures(),
        ...(await backend.backlog()),
      ],
    );
  const drain = (): void => {
    isDraining = true;
    http.drain();
  };

  const forPages = {
    storefront,
    admission,
    isStaff,
    origin: publicUrl,
    isHttps,
    common,
    countRedirects: backend.countRedirects,
  };
  const pages = createPageServer({
    ...forPages,
    cache: pageCache,
    clearCaches: createClearCaches(backend, () => onChange([ALL_PAGES])),
    privatePage: createPrivatePageServer({ ...forPages, answer: backend.answer, addressOf: (request) => addressOf(request, config.http.trustedProxies) }),
    defaultLanguage: config.languages.defaultLanguage,
    isClosed: maintenance.isOn,
    errors: errorAnswers,
    logError,
  });
  const routes: Routes = {
    publicUrl: config.http.publicUrl,
    isHttps,
    allowLocal: config.mode !== 'production',
    trustedProxies: config.http.trustedProxies,
    metricsToken: config.http.metricsToken,
    // A proxy on this machine that adds no header asks like anyone here, so a shop that is published needs the token.
    showsFiguresHere: config.mode !== 'production' && isLocalName(new URL(publicUrl).hostname),
    common,
    ownPath: createPathReader(config.addresses.movedPaths),
    api: admitCalls(admission, (call, answer) => handleApi(call, { answer, isHttps, hasHandles: backend.hasBearerHandles() }), backend.answer),
    page: answerInTime(telemetry.watchPages(pages), config.limits),
    file: createStaticFiles({ folder: CLIENT_FOLDER, common, findElsewhere: backend.findBuildFile }),
    thumb: thumbs.serve,
    media: createMediaFiles({ dataDir: config.storage.dataDir, common }),
    devMail: openMailbox ? async (path) => serveDevMail(path, await openMailbox()) : null,
    health: () => ({ status: 'up', version: VERSION, base_compatibility: BASE_COMPATIBILITY }),
    notReady: async () => (isDraining ? ['the server is stopping'] : isWarming ? ['the first pages are being made'] : backend.notReady()),
    metrics: options.gatherMetrics ?? ownMetrics,
    build: () => storefront.build,
  };
  const http = createHttpServer({
    handle: (request, response) => routeRequest(request, response, routes),
    metrics,
    common,
    errors: errorAnswers,
    logError,
    isBehindProxy: config.http.trustedProxies > 0,
    onDone: telemetry.onDone,
  });

  return {
    answer: backend.answer,
    sandboxBankPort: backend.sandboxBankPort,
    pageCache,
    metrics: ownMetrics,
    listen: async ({ port = config.http.port, host = config.http.host } = {}) => {
      const listening = await http.listen({ port, host });
      const homes = spoken.map((code) => languageBase(code, languages.defaultLanguage));
      if (isWarming)
        void warmUp({ storefront, origin: publicUrl, homes, logError }).then(() => {
          isWarming = false;
        });
      return listening;
    },
    drain,
    close: async () => {
      drain();
      if (config.http.drainSeconds > 0) await sleep(config.http.drainSeconds * 1000);
      await http.close(FINISH_WITHIN_SECONDS);
      admission.stop();
      maintenance.stop();
      await Promise.all([thumbs.close(), backend.close()]);
      sharing?.close();
      await telemetry.close();
    },
  };
}

/** Callers that wait for a connection to a database. */
const waitingIn = (backend: Backend): number =>
  backend
    .figures()
    .filter(({ name }) => name === 'vitrina_database_connections')
    .flatMap(({ samples }) => samples)
    .reduce((sum, { labels, value }) => (labels?.state === 'waiting' ? sum + value : sum), 0);
