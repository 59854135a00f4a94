import { ALL_PAGES } from '@vitrina/backend';
import { createAdmission, type Admission } from '../admission/admission.ts';
import type { Backend } from '../http/backend.ts';
import { addressOf } from '../http/client-address.ts';
import { createMaintenance, type Maintenance } from '../http/maintenance.ts';
import { readCookie } from '../http/read-cookie.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { looksLikeToken, TOKEN_COOKIE } from '../http/token-rules.ts';
import { loadStorefront, type Storefront } from '../pages/load-storefront.ts';
import { createPageCache, type PageCache } from '../pages/page-cache/page-cache.ts';
import { createSharedPages } from '../pages/page-cache/shared-pages.ts';
import { traceStorefront } from '../pages/trace-storefront.ts';
import { type Sharing, startSharing } from '../redis/start-sharing.ts';
import { startErrorReports } from '../telemetry/error-reports.ts';
import { logError } from '../telemetry/log.ts';
import { startTelemetry, type Telemetry } from '../telemetry/start-telemetry.ts';
import { createThumbServer, type ThumbServer } from '../thumbs/serve-thumb.ts';
import { startBackend } from './backend/start-backend.ts';
import type { ShopOptions } from './shop-options.ts';

/** Parts of a shop, started and connected. */
export interface ShopParts {
  /** Origin of rendered pages. */
  publicUrl: string;
  isHttps: boolean;
  /** Security headers of every answer. */
  common: readonly string[];
  /** `null`: nothing is shared with other processes. */
  sharing: Sharing | null;
  pageCache: PageCache;
  maintenance: Maintenance;
  telemetry: Telemetry;
  backend: Backend;
  storefront: Storefront;
  admission: Admission;
  thumbs: ThumbServer;
  /** Ends caches in this process by their tags. */
  onChange: (tags: readonly string[]) => void;
}

/** Cache tags of the storefront's site data: departments, menus, redirects. */
const CACHED_BY_STOREFRONT = ['catalogue', 'content', 'menus', 'redirects', ALL_PAGES];

export async function startParts(options: ShopOptions): Promise<ShopParts> {
  const { config } = options;
  const publicUrl = config.http.publicUrl ?? `http://localhost:${config.http.port}`;
  const isHttps = publicUrl.startsWith('https:');
  const common = securityHeaders({ isHttps });
  let storefront: Storefront | undefined = options.storefront;
  const sharing = await startSharing({ config, build: () => storefront?.build ?? null });
  const shared = sharing ? createSharedPages(sharing.pageCopies) : undefined;
  const pageCache = createPageCache({ bytes: config.storage.pageCacheBytes, patienceMs: config.limits.readMs * 0.6, log: logError, shared });
  const maintenance = createMaintenance({ dataDir: config.storage.dataDir, logError });
  const onChange = (tags: readonly string[]): void => {
    // Must run before pages are rendered from it.
    if (CACHED_BY_STOREFRONT.some((tag) => tags.includes(tag))) storefront?.forget();
    if (tags.includes('maintenance')) void maintenance.refresh();
    pageCache.purge(tags);
  };
  const reports = startErrorReports(config.telemetry);
  const telemetry = await startTelemetry(config.telemetry);
  const backend = await startBackend({ ...options, publicUrl, telemetry, reports, isMaintenance: maintenance.isOn, sharing, onChange });
  if (config.remoteBackend.url) sharing?.follow(onChange);
  await maintenance.follow(backend.readMaintenance);
  storefront = traceStorefront(
    options.storefront ?? (await loadStorefront({ backend, publicUrl, config, onSlow: reports.slow, module: options.storefrontModule })),
    telemetry.watcher,
  );
  const admission = createAdmission({
    addressOf: (request) => addressOf(request, config.http.trustedProxies),
    hasToken: ({ headers }) => looksLikeToken(readCookie(headers.cookie, TOKEN_COOKIE)),
    waitingForDatabase: () => waitingForConnection(backend),
  });
  const thumbs = createThumbServer({ storage: config.storage, isPressed: admission.isPressed, common, minutes: config.cacheMinutes.thumbs });
  return { publicUrl, isHttps, common, sharing, pageCache, maintenance, telemetry, backend, storefront, admission, thumbs, onChange };
}

/** Number of calls that wait for a database connection. */
const waitingForConnection = (backend: Backend): number =>
  backend
    .figures()
    .filter(({ name }) => name === 'vitrina_database_connections')
    .flatMap(({ samples }) => samples)
    .reduce((sum, { labels, value }) => (labels?.state === 'waiting' ? sum + value : sum), 0);
