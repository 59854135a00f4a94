import { pageCacheMetrics } from '../pages/page-cache/page-cache-metrics.ts';
import type { Metrics } from '../telemetry/request-metrics.ts';
import type { ShopParts } from './start-parts.ts';

/** Returns the metrics of this process in Prometheus' text format. */
export const createShopMetrics =
  ({ telemetry, pageCache, admission, backend, sharing }: ShopParts, requests: Metrics): (() => Promise<string>) =>
  async () =>
    requests.text(
      [telemetry.metrics],
      [
        ...pageCacheMetrics(pageCache),
        ...admission.figures(),
        ...backend.figures(),
        ...(sharing?.figures() ?? []),
        ...telemetry.figures(),
        ...(await backend.backlog()),
      ],
    );
