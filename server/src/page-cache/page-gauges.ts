import type { Gauge } from '../http/metrics.ts';
import type { PageCache } from './page-cache.ts';

/** What the page cache tells of itself at /metrics. */
export function pageGauges({ figures }: PageCache): Gauge[] {
  const counter = (name: string, help: string, value: number): Gauge => ({ name, help, type: 'counter', value });
  return [
    counter('vitrina_page_cache_hits_total', 'Pages sent from the cache.', figures.hits),
    counter('vitrina_page_cache_shared_total', 'Pages that another process made.', figures.shared),
    counter('vitrina_page_cache_stale_total', 'Older pages sent while a new one was made or could not be made.', figures.stale),
    counter('vitrina_page_cache_misses_total', 'Pages that had to be made first.', figures.misses),
    counter('vitrina_page_cache_refused_total', 'Requests turned away as too many waited.', figures.busy),
    { name: 'vitrina_page_cache_bytes', help: 'Bytes of kept pages.', type: 'gauge', value: figures.bytes },
    { name: 'vitrina_page_cache_entries', help: 'Kept pages.', type: 'gauge', value: figures.entries },
  ];
}
