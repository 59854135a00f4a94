import { Counter, Registry } from 'prom-client';
import { type MetricFamily, registryOf } from './metric-family.ts';
import { processMetrics } from './process-metrics.ts';
import { RequestTally } from './request-tally.ts';
import { tallyHistogram } from './tally-histogram.ts';

/** Kind of request, as a label of metrics. */
export type RequestKind = 'page' | 'api' | 'asset' | 'thumb' | 'health' | 'refused';

export interface Metrics {
  /** Notes a finished request. `seconds`: from its first byte here to the end of the answer's writing. */
  note(kind: RequestKind, status: number, seconds: number): void;
  /** All metrics in Prometheus' text format, including the given registries and families. */
  text(elsewhere: readonly Registry[], figures: readonly MetricFamily[]): Promise<string>;
}

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
  registry.registerMetric(
    tallyHistogram({ name: 'vitrina_request_seconds', help: 'Time from request to answer.' }, () =>
      [...tallies].map(([kind, tally]) => ({ labels: { kind }, tally })),
    ),
  );
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
