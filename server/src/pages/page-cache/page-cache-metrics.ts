import { type MetricFamily, figure } from '../../telemetry/metric-family.ts';
import type { PageCache } from './page-cache.ts';

/** Metrics of the page cache. */
export function pageCacheMetrics({ stats: { hits, shared, stale, misses, busy, bytes, entries } }: PageCache): MetricFamily[] {
  const results = { hit: hits, shared, stale, miss: misses, refused: busy };
  return [
    {
      name: 'vitrina_page_cache_requests_total',
      help: 'Pages by where they came from: kept, made by another process, an older one, made now; refused as too many waited.',
      type: 'counter',
      samples: Object.entries(results).map(([result, value]) => ({ labels: { result }, value })),
    },
    figure('vitrina_page_cache_bytes', 'Bytes of kept pages.', bytes),
    figure('vitrina_page_cache_entries', 'Kept pages.', entries),
  ];
}
