import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { type Family, familyLines, Histogram } from '../telemetry/metric-family.ts';
import { processFamilies } from '../telemetry/process-families.ts';

/** What a request was for. */
export type RequestKind = 'page' | 'api' | 'asset' | 'thumb' | 'health' | 'refused';

/** A figure without labels. */
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
  text(others: readonly (Gauge | Family)[]): string;
  stop(): void;
}

export function createMetrics(): Metrics {
  const requests = new Map<string, { labels: { kind: RequestKind; status: string }; value: number }>();
  const durations = new Map<RequestKind, Histogram>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  let utilization = performance.eventLoopUtilization();

  const durationOf = (kind: RequestKind): Histogram => {
    const known = durations.get(kind);
    if (known) return known;
    const histogram = new Histogram();
    durations.set(kind, histogram);
    return histogram;
  };
  const own = (): Family[] => [
    { name: 'vitrina_requests_total', help: 'Requests by kind and status.', type: 'counter', samples: [...requests.values()] },
    {
      name: 'vitrina_request_seconds',
      help: 'Time from request to answer.',
      type: 'histogram',
      samples: [...durations].flatMap(([kind, histogram]) => histogram.samples({ kind })),
    },
  ];

  return {
    note: (kind, status, seconds) => {
      const key = `${kind} ${status}`;
      const counted = requests.get(key);
      if (counted) counted.value += 1;
      else requests.set(key, { labels: { kind, status: String(status) }, value: 1 });
      durationOf(kind).note(seconds);
    },
    text: (others) => {
      const sinceLast = performance.eventLoopUtilization(utilization).utilization;
      utilization = performance.eventLoopUtilization();
      const lines = familyLines([...own(), ...processFamilies(loop, sinceLast), ...others.map(toFamily)]);
      loop.reset();
      return `${lines.join('\n')}\n`;
    },
    stop: () => loop.disable(),
  };
}

const toFamily = (one: Gauge | Family): Family =>
  'samples' in one ? one : { name: one.name, help: one.help, type: one.type, samples: [{ value: one.value }] };
