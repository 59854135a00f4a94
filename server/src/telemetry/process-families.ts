import { readdirSync } from 'node:fs';
import type { IntervalHistogram } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { logCounts, lostLines } from '../log.ts';
import { VERSION } from '../version.ts';
import type { Family } from './metric-family.ts';

/** What the process itself says: event loop, memory, processor, files, log. `busy`: share of the time since the last reading. */
export function processFamilies(loop: IntervalHistogram, busy: number): Family[] {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9) : 0);
  const files = openFiles();
  return [
    gauge('vitrina_event_loop_delay_p50_seconds', 'Delay of the event loop since the last reading, median.', seconds(loop.percentile(50))),
    gauge('vitrina_event_loop_delay_p99_seconds', 'Delay of the event loop since the last reading, 99th percentile.', seconds(loop.percentile(99))),
    gauge('vitrina_event_loop_delay_max_seconds', 'Longest delay of the event loop since the last reading.', seconds(loop.max)),
    gauge('vitrina_event_loop_utilization', 'Share of the time since the last reading that the event loop worked.', Number(busy.toFixed(4))),
    gauge('process_resident_memory_bytes', 'Resident memory.', memory.rss),
    gauge('vitrina_heap_used_bytes', 'JavaScript heap in use.', memory.heapUsed),
    gauge('vitrina_heap_limit_bytes', 'JavaScript heap at most.', getHeapStatistics().heap_size_limit),
    gauge('vitrina_external_memory_bytes', 'Buffers outside the heap.', memory.external),
    gauge('process_uptime_seconds', 'Since the process began.', Math.round(process.uptime())),
    { ...gauge('process_cpu_seconds_total', 'Processor time used, of all threads.', (user + system) / 1e6), type: 'counter' },
    ...(files === null ? [] : [gauge('process_open_fds', 'Open files and connections.', files)]),
    {
      name: 'vitrina_build_info',
      help: 'Which version runs.',
      type: 'gauge',
      samples: [{ labels: { version: VERSION, node: process.versions.node }, value: 1 }],
    },
    {
      name: 'vitrina_log_messages_total',
      help: 'Messages of the log by level, also those that were not written.',
      type: 'counter',
      samples: Object.entries(logCounts()).map(([level, value]) => ({ labels: { level }, value })),
    },
    { ...gauge('vitrina_log_lines_lost_total', 'Lines that could not be written.', lostLines()), type: 'counter' },
  ];
}

const gauge = (name: string, help: string, value: number): Family => ({ name, help, type: 'gauge', samples: [{ value }] });

/** `null` where the system does not tell. */
function openFiles(): number | null {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return null;
  }
}
