import type { Backend } from '../http/backend.ts';
import { createHttpServer } from '../http/http-server.ts';
import { routeRequest } from '../http/route-request.ts';
import { createErrorAnswers } from '../pages/error-pages/answer-error.ts';
import type { PageCache } from '../pages/page-cache/page-cache.ts';
import { logError } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/request-metrics.ts';
import { createLifecycle } from './create-lifecycle.ts';
import { createRoutes } from './create-routes.ts';
import { createShopMetrics } from './create-shop-metrics.ts';
import { readEnabledLanguages } from './read-site.ts';
import type { ShopOptions } from './shop-options.ts';
import { startParts } from './start-parts.ts';

export interface Shop {
  /** Handles API calls without HTTP. */
  answer: Backend['answer'];
  /** Port of the sandbox bank; `null`: there is none. */
  sandboxBankPort: number | null;
  pageCache: PageCache;
  /** This process's metrics in Prometheus' text format. */
  metrics: () => Promise<string>;
  /** Starts serving; port 0 takes any free one. */
  listen(where?: { port?: number; host?: string }): Promise<{ port: number }>;
  /** Answers `/readyz` with 503 from now on, so that load balancers send no new requests, and closes kept-alive connections with their next reply. */
  drain(): void;
  /** Drains for DRAIN_SECONDS, finishes replies in progress within ten seconds, and releases all resources. */
  close(): Promise<void>;
}

/** Composes a shop: backend, storefront, page cache, pictures, HTTP. Used by `npm start`, tests and benchmarks. */
export async function createShop({ config: initialConfig, ...others }: ShopOptions): Promise<Shop> {
  const { enabledLanguages, ...languages } = await readEnabledLanguages(initialConfig, others.databaseUrl);
  const config = { ...initialConfig, languages };
  const options = { ...others, config };
  const parts = await startParts(options);
  const requestMetrics = createMetrics();
  const metrics = createShopMetrics(parts, requestMetrics);
  const errors = createErrorAnswers({ defaultLanguage: config.languages.defaultLanguage, isProduction: config.mode === 'production' });
  const lifecycle = createLifecycle({ config, enabledLanguages, parts });
  const routes = createRoutes({ config, parts, errors, notReady: lifecycle.notReady, metrics: options.gatherMetrics ?? metrics });
  const http = createHttpServer({
    handle: (request, response) => routeRequest(request, response, routes),
    metrics: requestMetrics,
    common: parts.common,
    errors,
    logError,
    isBehindProxy: config.http.trustedProxies > 0,
    onCompleted: parts.telemetry.onCompleted,
  });
  return {
    answer: parts.backend.answer,
    sandboxBankPort: parts.backend.sandboxBankPort,
    pageCache: parts.pageCache,
    metrics,
    listen: (where) => lifecycle.listen(http, where),
    drain: () => lifecycle.drain(http),
    close: () => lifecycle.close(http),
  };
}
