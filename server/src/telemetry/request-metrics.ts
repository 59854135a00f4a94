import { Counter, Histogram, Registry } from 'prom-client';
import { type MetricFamily, registryOf, SECONDS } from './metric-family.ts';
import { processMetrics } from './process-metrics.ts';

/** What a request was for. */
export type RequestKind = 'page' | 'api' | 'asset' | 'thumb' | 'health' | 'refused';

export interface Metrics {
  /** Notes a finished request. `seconds`: from its first byte here to the end of the answer's writing. */
  note(kind: RequestKind, status: number, seconds: number): void;
  /** The whole in Prometheus' text form: with metrics that are kept elsewhere, and figures that others hold. */
  text(elsewhere: readonly Registry[], figures: readonly MetricFamily[]): Promise<string>;
}

/** The metrics of one shop; a process may have several, in tests. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({ name: 'vitrina_requests_total', help: 'Requests by kind and status.', labelNames: ['kind', 'status'], registers });
  const durations = new Histogram({ name: 'vitrina_request_seconds', help: 'Time from request to answer.', labelNames: ['kind'], buckets: SECONDS, registers });
  return {
    note: (kind, status, seconds) => {
      requests.inc({ kind, status: String(status) });
      durations.observe({ kind }, seconds);
    },
    text: (elsewhere, figures) => Registry.merge([registry, processMetrics(), ...elsewhere, registryOf(figures)]).metrics(),
  };
}
