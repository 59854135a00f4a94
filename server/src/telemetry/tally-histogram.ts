import type { Metric } from 'prom-client';
import { SECONDS } from './metric-family.ts';
import type { RequestTally } from './request-tally.ts';

interface Tallied {
  labels: Readonly<Record<string, string>>;
  tally: Pick<RequestTally, 'times' | 'seconds' | 'count'>;
}

/** A histogram of tallied counts: prom-client's own looks up labels at each observation, which takes a fiftieth of a cached page's time. */
export function tallyHistogram({ name, help }: { name: string; help: string }, read: () => readonly Tallied[]): Metric {
  const get = async () => ({ name, help, type: 'histogram', aggregator: 'sum', values: read().flatMap((tallied) => valuesOf(name, tallied)) });
  return { name, get } as unknown as Metric;
}

function valuesOf(name: string, { labels, tally: { times, seconds, count } }: Tallied) {
  let sum = 0;
  const buckets = SECONDS.map((le, i) => {
    sum += times[i] as number;
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: sum };
  });
  return [
    ...buckets,
    { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
    { metricName: `${name}_sum`, labels, value: seconds },
    { metricName: `${name}_count`, labels, value: count },
  ];
}
