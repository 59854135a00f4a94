import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { logCounts, droppedLineCount } from './log.ts';
import { VERSION } from '../shared/version.ts';

const LEFT_OUT = [
  // Two readings close together leave these without a value: they would be NaN.
  ...['mean', 'min', 'stddev'].map((what) => `nodejs_eventloop_lag_${what}_seconds`),
  // Gauges under the names of counters; the same stands beside them by type.
  ...['resources', 'handles', 'requests'].map((what) => `nodejs_active_${what}_total`),
];

let sharedRegistry: Registry | undefined;

/** Returns metrics of the process: Node's standard ones and additions. Shared by all shops in a process. */
export function processMetrics(): Registry {
  sharedRegistry ??= createProcessMetrics();
  return sharedRegistry;
}

function createProcessMetrics(): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  for (const name of LEFT_OUT) registry.removeSingleMetric(name);
  let utilization = performance.eventLoopUtilization();
  new Gauge({
    name: 'vitrina_event_loop_utilization',
    help: 'Share of the time since the last reading that the event loop worked.',
    registers,
    collect() {
      this.set(performance.eventLoopUtilization(utilization).utilization);
      utilization = performance.eventLoopUtilization();
    },
  });
  new Gauge({
    name: 'vitrina_heap_limit_bytes',
    help: 'JavaScript heap at most.',
    registers,
    collect() {
      this.set(getHeapStatistics().heap_size_limit);
    },
  });
  new Gauge({ name: 'vitrina_build_info', help: 'Which version runs.', labelNames: ['version', 'node'], registers }).set(
    { version: VERSION, node: process.versions.node },
    1,
  );
  new Counter({
    name: 'vitrina_log_messages_total',
    help: 'Messages of the log by level, also those that were not written.',
    labelNames: ['level'],
    registers,
    collect() {
      this.reset();
      for (const [level, count] of Object.entries(logCounts())) this.inc({ level }, count);
    },
  });
  new Counter({
    name: 'vitrina_log_lines_lost_total',
    help: 'Lines that could not be written.',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLineCount());
    },
  });
  return registry;
}
