import type { ReplyCache, Instrumentation, InstrumentationEvent } from '@vitrina/backend';
import type { OnStatement } from '@vitrina/backend/db';
import { Counter, Gauge, Registry } from 'prom-client';
import { log } from './log.ts';
import { createContext, runInContext } from './request-context.ts';
import { RequestTally } from './request-tally.ts';
import { statementText } from './statement-text.ts';
import { tallyHistogram } from './tally-histogram.ts';
import type { Tracer } from './tracer.ts';

export interface ShopInstrumentation extends Instrumentation {
  onStatement: OnStatement;
  /** Wraps a cache so that its hits and misses are counted. */
  watchCache(cache: ReplyCache): ReplyCache;
  /** Metrics counted so far. */
  metrics: Registry;
}

/** Ways to log in, by their endpoints. */
const LOGINS = new Set(['auth_login', 'auth_passkeys_login']);
const ORDER = 'webshop_order_post';
const TOO_MANY = 429;

/** Counts the backend's events for the metrics, logs slow and failed statements, and passes spans to the tracer, if there is one. */
export function createShopInstrumentation({ tracer, slowMs }: { tracer: Tracer | null; slowMs: number }): ShopInstrumentation {
  const metrics = new Registry();
  const counts = createCounts(metrics);
  const statements = createStatementMetrics(metrics);

  const inBackground = async <T>(job: string, run: () => Promise<T>): Promise<T> => {
    const work = createContext();
    const startedAt = performance.now();
    const end = (outcome: 'ok' | 'failed'): void => {
      counts.jobs.inc({ job, outcome });
      counts.jobSeconds.inc({ job }, (performance.now() - startedAt) / 1000);
      if (outcome === 'ok') counts.jobSuccess.set({ job }, Math.round(Date.now() / 1000));
      tracer?.finish(work, { name: `job ${job}`, startedAt, isRequest: false, hasFailed: outcome === 'failed', facts: { 'vitrina.kind': 'job' } });
    };
    try {
      const result = await runInContext(work, () => {
        tracer?.decide(work);
        return run();
      });
      end('ok');
      return result;
    } catch (error) {
      end('failed');
      throw error;
    }
  };

  return {
    trace: tracer ? tracer.trace : (_kind, _name, work) => work(),
    inBackground,
    increment: (event) => counts.note(event),
    onStatement: (text, milliseconds, error) => {
      statements.note(error === undefined ? OK : FAILED, milliseconds / 1000);
      if (milliseconds > slowMs) statements.slow.inc();
      if (error !== undefined) log('warn', 'a statement failed', { statement: statementText(text), ms: Math.round(milliseconds), code: codeOf(error) });
      else if (milliseconds > slowMs) log('warn', 'a statement was slow', { statement: statementText(text), ms: Math.round(milliseconds) });
      tracer?.statement(statementText(text), milliseconds, error);
    },
    watchCache: (cache) => watched(cache, (name, result) => counts.cache.inc({ cache: name, result })),
    metrics,
  };
}

const codeOf = (error: unknown): string | undefined => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

/** Outcomes of statements, noted in the place of a status. */
const OK = 0;
const FAILED = 1;

/** Creates counters of statements: some forty per order, so they are tallied in plain numbers, from which metrics are built when read. */
function createStatementMetrics(registry: Registry) {
  const registers = [registry];
  const tally = new RequestTally();
  new Counter({
    name: 'vitrina_database_statements_total',
    help: 'Statements by outcome.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      this.inc({ outcome: 'ok' }, tally.statuses.get(OK) ?? 0);
      this.inc({ outcome: 'failed' }, tally.statuses.get(FAILED) ?? 0);
    },
  });
  const slow = new Counter({ name: 'vitrina_database_slow_statements_total', help: 'Statements above SLOW_QUERY_MS.', registers });
  registry.registerMetric(tallyHistogram({ name: 'vitrina_database_statement_seconds', help: 'Time of a statement.' }, () => [{ labels: {}, tally }]));
  return { note: (outcome: number, seconds: number) => tally.note(outcome, seconds), slow };
}

function createCounts(registry: Registry) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, labelNames: Label[], help: string) => new Counter({ name, help, labelNames, registers });
  const counts = {
    calls: counter('vitrina_calls_total', ['endpoint', 'status'], 'Calls of the interface by endpoint and status, from outside and from pages.'),
    orders: counter('vitrina_orders_total', ['outcome'], 'Tries to order by outcome.'),
    logins: counter('vitrina_logins_total', ['outcome'], 'Tries to log in by outcome.'),
    started: counter('vitrina_payments_started_total', ['gateway', 'outcome'], 'Payments begun at their gateways, or not.'),
    events: counter('vitrina_payment_events_total', ['gateway', 'kind', 'outcome'], 'What gateways said of payments.'),
    callbacks: counter('vitrina_payment_callbacks_total', ['gateway', 'outcome'], 'Calls of gateways; those that prove nothing are refused.'),
    mails: counter('vitrina_mails_total', ['outcome'], 'Mails by what became of a try.'),
    jobs: counter('vitrina_jobs_total', ['job', 'outcome'], 'Jobs that ran, by outcome.'),
    jobSeconds: counter('vitrina_job_seconds_total', ['job'], 'Time that jobs took.'),
    jobSuccess: new Gauge({
      name: 'vitrina_job_last_success_timestamp_seconds',
      help: 'When a job last ran without a failure.',
      labelNames: ['job'],
      registers,
    }),
    cache: counter(
      'vitrina_data_cache_requests_total',
      ['cache', 'result'],
      'Questions to the cache of replies: hit, miss, or an older reply as no new one could be made.',
    ),
  };
  // A counter that begins with its first failure shows no rise: an alert would sleep through it.
  for (const outcome of ['placed', 'refused', 'limited', 'failed']) counts.orders.inc({ outcome }, 0);
  for (const outcome of ['ok', 'refused', 'limited', 'failed']) counts.logins.inc({ outcome }, 0);
  for (const outcome of ['sent', 'failed', 'given_up', 'not_needed']) counts.mails.inc({ outcome }, 0);
  const noteCall = (endpoint: string, status: number): void => {
    counts.calls.inc({ endpoint, status: String(status) });
    if (endpoint === ORDER) counts.orders.inc({ outcome: outcomeOf(status, 'placed') });
    else if (LOGINS.has(endpoint)) counts.logins.inc({ outcome: outcomeOf(status, 'ok') });
  };
  const note = (event: InstrumentationEvent): void => {
    if (event.what === 'call') noteCall(event.endpoint, event.status);
    else if (event.what === 'mail') counts.mails.inc({ outcome: event.outcome });
    else if (event.what === 'payment_started') counts.started.inc({ gateway: event.gateway, outcome: event.outcome });
    else if (event.what === 'payment_event') counts.events.inc({ gateway: event.gateway, kind: event.kind, outcome: event.outcome });
    else counts.callbacks.inc({ gateway: event.gateway, outcome: event.outcome });
  };
  return { ...counts, note };
}

function outcomeOf(status: number, success: string): string {
  if (status < 400) return success;
  if (status === TOO_MANY) return 'limited';
  return status >= 500 ? 'failed' : 'refused';
}

type CacheResult = 'hit' | 'miss' | 'stale';

const watched = (cache: ReplyCache, note: (name: string, result: CacheResult) => void): ReplyCache => ({
  ...cache,
  get: async ({ name, key, make }) => {
    let result: CacheResult = 'hit';
    const reply = await cache.get({
      name,
      key,
      make: async () => {
        result = 'stale';
        const freshReply = await make();
        result = 'miss';
        return freshReply;
      },
    });
    note(name, result);
    return reply;
  },
});
