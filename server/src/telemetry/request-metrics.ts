import { Counter, type Metric, Registry } from 'prom-client';
import { type MetricFamily, registryOf, SECONDS } from './metric-family.ts';
import { processMetrics } from './process-metrics.ts';
import { RequestTally } from './request-tally.ts';

/** What a request was for. */
export type RequestKind = 'page' | 'api' | 'asset' | 'thumb' | 'health' | 'refused';

export interface Metrics {
  /** Notes a finished request. `seconds`: from its first byte here to the end of the answer's writing. */
  note(kind: RequestKind, status: number, seconds: number): void;
  /** The whole in Prometheus' text form: with metrics that are kept elsewhere, and figures that others hold. */
  text(elsewhere: readonly Registry[], figures: readonly MetricFamily[]): Promise<string>;
}

type Tallies = ReadonlyMap<RequestKind, RequestTally>;

/** The metrics of one shop; a process may have several, in tests. */
export function createMetrics(): Metrics {
  const tallies = new Map<RequestKind, RequestTally>();
  const registry = new Registry();
  new Counter({
    name: 'vitrina_requests_total',
    help: 'Requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, { statuses }] of tallies) for (const [status, count] of statuses) this.inc({ kind, status: String(status) }, count);
    },
  });
  registry.registerMetric(durationsOf(tallies));
  return {
    note: (kind, status, seconds) => {
      let tally = tallies.get(kind);
      if (!tally) {
        tally = new RequestTally();
        tallies.set(kind, tally);
      }
      tally.note(status, seconds);
    },
    text: (elsewhere, figures) => Registry.merge([registry, processMetrics(), ...elsewhere, registryOf(figures)]).metrics(),
  };
}

const DURATIONS = 'vitrina_request_seconds';

/** A histogram of what was tallied: prom-client's own looks labels up with each observation, which is a fiftieth of a cached page. */
function durationsOf(tallies: Tallies): Metric {
  const get = async () => ({
    name: DURATIONS,
    help: 'Time from request to answer.',
    type: 'histogram',
    aggregator: 'sum',
    values: [...tallies].flatMap(([kind, tally]) => valuesOf(kind, tally)),
  });
  return { name: DURATIONS, get } as unknown as Metric;
}

function valuesOf(kind: RequestKind, { times, seconds, count }: RequestTally) {
  let sum = 0;
  const buckets = SECONDS.map((le, i) => {
    sum += times[i] as number;
    return { metricName: `${DURATIONS}_bucket`, labels: { le, kind }, value: sum };
  });
  return [
    ...buckets,
    { metricName: `${DURATIONS}_bucket`, labels: { le: '+Inf', kind }, value: count },
    { metricName: `${DURATIONS}_sum`, labels: { kind }, value: seconds },
    { metricName: `${DURATIONS}_count`, labels: { kind }, value: count },
  ];
}
