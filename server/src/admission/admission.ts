import type { IncomingMessage } from 'node:http';
import { isBot } from '@vitrina/contract/values/bots';
import { type MetricFamily, figure } from '../telemetry/metric-family.ts';
import { type AdmissionQueue, createAdmissionQueue } from './admission-queue.ts';
import { monitorEventLoop } from './event-loop-monitor.ts';
import { METRIC_LABEL, PRIORITIES, type Priority } from './priorities.ts';
import { priorityOfCall, priorityOfPage, priorityOfPrivatePage } from './priority-of.ts';
import { createRateLimiter } from './rate-limiter.ts';

export interface AdmissionOptions {
  addressOf: (request: IncomingMessage) => string;
  /** True if the request carries a token of the shop, so its client is a returning one. */
  hasToken: (request: IncomingMessage) => boolean;
  /** Number of calls that wait for a database connection. */
  waitingForDatabase: () => number;
}

export interface Admission {
  /** Runs the work by its priority; throws `TooBusy`. */
  run: AdmissionQueue['run'];
  /** Returns the priority of rendering a public page. `target`: path and canonical query. */
  priorityOfPage: (request: IncomingMessage, target: string, isBot: boolean) => Priority;
  priorityOfPrivatePage: (request: IncomingMessage) => Priority;
  priorityOfCall: (call: { request: IncomingMessage; path: string; address: string }) => Priority;
  isFull: AdmissionQueue['isFull'];
  /** True while pages are requested faster than they can be rendered, so that deferrable work should wait. */
  isPressed: () => boolean;
  figures: () => MetricFamily[];
  stop: () => void;
}

/** Delay from which on the event loop counts as late. */
const LATE_MS = 50;
/** Utilisation above which more concurrent renderings only wait for each other. */
const FULL_UTILIZATION = 0.85;

/** Controls which work starts under overload (docs/decisions/0024). */
export function createAdmission({ addressOf, hasToken, waitingForDatabase }: AdmissionOptions): Admission {
  let isSaturated = false;
  const loop = monitorEventLoop(() => {
    isSaturated = loop.utilization() > FULL_UTILIZATION || waitingForDatabase() > 0;
    queue.tick();
  });
  const isLate = (): boolean => loop.delay() > LATE_MS;
  const queue = createAdmissionQueue({ load: { isLate, isSaturated: () => isSaturated } });
  const takeToken = createRateLimiter();
  const limitOf = (request: IncomingMessage) => () => takeToken(addressOf(request));
  const isBotRequest = ({ headers }: IncomingMessage): boolean => isBot((headers['user-agent'] ?? '').slice(0, 400));
  return {
    run: queue.run,
    isFull: queue.isFull,
    priorityOfPage: (request, target, bot) => priorityOfPage(target, { isBot: bot, hasToken: hasToken(request), isOverLimit: limitOf(request) }),
    priorityOfPrivatePage: (request) =>
      priorityOfPrivatePage(request.url as string, { isForm: request.method === 'POST', isBot: isBotRequest(request), isOverLimit: limitOf(request) }),
    priorityOfCall: ({ request, path, address }) =>
      priorityOfCall(path, { method: request.method ?? 'GET', isBot: isBotRequest(request), isOverLimit: () => takeToken(address) }),
    isPressed: () => isLate() || queue.stats.waiting.interactive > 0,
    figures: () => figuresOf(queue, loop.delay()),
    stop: loop.stop,
  };
}

function figuresOf({ stats }: AdmissionQueue, delay: number): MetricFamily[] {
  const byPriority = (name: string, help: string, type: MetricFamily['type'], values: Readonly<Record<Priority, number>>): MetricFamily => ({
    name,
    help,
    type,
    samples: PRIORITIES.map((priority) => ({ labels: { lane: METRIC_LABEL[priority] }, value: values[priority] })),
  });
  return [
    byPriority('vitrina_admission_running', 'Being made now.', 'gauge', stats.running),
    byPriority('vitrina_admission_begun_total', 'Begun so far.', 'counter', stats.started),
    byPriority('vitrina_admission_waiting', 'Waiting to be made.', 'gauge', stats.waiting),
    byPriority('vitrina_admission_refused_total', 'Refused or shown something older.', 'counter', stats.refused),
    figure('vitrina_admission_slots', 'Pages that may be made at once now.', stats.slots),
    figure('vitrina_event_loop_delay_now_seconds', 'How late the event loop is now.', Math.max(0, delay) / 1000),
  ];
}
