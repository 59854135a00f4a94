import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of the histogram, seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a request was for. */
export type RequestKind = 'page' | 'api' | 'asset' | 'thumb' | 'health' | 'refused';

interface Histogram {
  counts: number[];
  sum: number;
  total: number;
}

export interface Gauge {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  value: number;
}

export interface Metrics {
  /** Notes a finished request. `seconds`: from its first byte here to the end of the answer's writing. */
  note(kind: RequestKind, status: number, seconds: number): void;
  /** The whole in Prometheus' text form, with figures that others hold. */
  text(others: readonly Gauge[]): string;
  stop(): void;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<RequestKind, Histogram>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  return {
    note: (kind, status, seconds) => {
      const key = `kind="${kind}",status="${status}"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      let histogram = durations.get(kind);
      if (!histogram) {
        histogram = { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
        durations.set(kind, histogram);
      }
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
      histogram.sum += seconds;
      histogram.total += 1;
    },
    text: (others) => {
      const lines = [
        '# HELP vitrina_requests_total Requests by kind and status.',
        '# TYPE vitrina_requests_total counter',
        ...[...requests].map(([labels, count]) => `vitrina_requests_total{${labels}} ${count}`),
      ];
      lines.push(
        '# HELP vitrina_request_seconds Time from request to answer.',
        '# TYPE vitrina_request_seconds histogram',
        ...[...durations].flatMap(([kind, histogram]) => histogramLines(kind, histogram)),
      );
      for (const gauge of [...processGauges(loop), ...others])
        lines.push(`# HELP ${gauge.name} ${gauge.help}`, `# TYPE ${gauge.name} ${gauge.type}`, `${gauge.name} ${gauge.value}`);
      loop.reset();
      return `${lines.join('\n')}\n`;
    },
    stop: () => loop.disable(),
  };
}

function histogramLines(kind: string, { counts, sum, total }: Histogram): string[] {
  let below = 0;
  const buckets = BUCKETS.map((bound, i) => {
    below += counts[i] ?? 0;
    return `vitrina_request_seconds_bucket{kind="${kind}",le="${bound}"} ${below}`;
  });
  return [
    ...buckets,
    `vitrina_request_seconds_bucket{kind="${kind}",le="+Inf"} ${total}`,
    `vitrina_request_seconds_sum{kind="${kind}"} ${sum.toFixed(6)}`,
    `vitrina_request_seconds_count{kind="${kind}"} ${total}`,
  ];
}

function processGauges(loop: ReturnType<typeof monitorEventLoopDelay>): Gauge[] {
  const memory = process.memoryUsage();
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9) : 0);
  return [
    {
      name: 'vitrina_event_loop_delay_p99_seconds',
      help: 'Delay of the event loop since the last reading, 99th percentile.',
      type: 'gauge',
      value: seconds(loop.percentile(99)),
    },
    { name: 'vitrina_event_loop_delay_max_seconds', help: 'Longest delay of the event loop since the last reading.', type: 'gauge', value: seconds(loop.max) },
    { name: 'process_resident_memory_bytes', help: 'Resident memory.', type: 'gauge', value: memory.rss },
    { name: 'vitrina_heap_used_bytes', help: 'JavaScript heap in use.', type: 'gauge', value: memory.heapUsed },
    { name: 'vitrina_external_memory_bytes', help: 'Buffers outside the heap.', type: 'gauge', value: memory.external },
    { name: 'process_uptime_seconds', help: 'Since the process began.', type: 'gauge', value: Math.round(process.uptime()) },
  ];
}
