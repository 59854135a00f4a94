import { Counter, Gauge, Registry } from 'prom-client';

/** Metric with its samples, collected when metrics are read. */
export interface MetricFamily {
  name: string;
  help: string;
  type: 'gauge' | 'counter';
  /** Labels have few values: never an address, an id, or anything that came in. All samples have the same. */
  samples: readonly { labels?: Readonly<Record<string, string>>; value: number }[];
}

/** One figure without labels. */
export const figure = (name: string, help: string, value: number, type: MetricFamily['type'] = 'gauge'): MetricFamily => ({
  name,
  help,
  type,
  samples: [{ value }],
});

/** Returns a registry of these families, to be read once. */
export function registryOf(all: readonly MetricFamily[]): Registry {
  const registry = new Registry();
  for (const { name, help, type, samples } of all) {
    const about = { name, help, labelNames: Object.keys(samples[0]?.labels ?? {}), registers: [registry] };
    const metric = type === 'gauge' ? new Gauge(about) : new Counter(about);
    for (const { labels = {}, value } of samples) metric.inc(labels, value);
  }
  return registry;
}

/** Upper bounds, seconds. */
export const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
