import type { Counted, DataCache, Watcher } from '@vitrina/backend';
import type { OnStatement } from '@vitrina/backend/db';
import { log } from '../log.ts';
import { Counters, type Family, Histogram } from './metric-family.ts';
import { ownWork, within } from './request-context.ts';
import { statementText } from './statement-text.ts';
import type { Tracer } from './tracer.ts';

export interface ShopWatcher extends Watcher {
  onStatement: OnStatement;
  /** The same cache, watched. */
  watchCache(cache: DataCache): DataCache;
  families(): Family[];
}

/** Ways to log in, by their endpoints. */
const LOGINS = new Set(['auth_login', 'auth_passkeys_login']);
const ORDER = 'webshop_order_post';
const TOO_MANY = 429;

/** Counts what happens in the backend for the metrics, tells the log of slow and failed statements, and passes the rest to the tracer, if there is one. */
export function createShopWatcher({ tracer, slowMs }: { tracer: Tracer | null; slowMs: number }): ShopWatcher {
  const counts = createCounts();
  const statements = { seconds: new Histogram(), ok: 0, failed: 0, slow: 0 };

  const inBackground = async <T>(job: string, run: () => Promise<T>): Promise<T> => {
    const work = ownWork();
    const begun = performance.now();
    const end = (outcome: 'ok' | 'failed'): void => {
      counts.jobs.add({ job, outcome });
      counts.jobSeconds.add({ job }, (performance.now() - begun) / 1000);
      if (outcome === 'ok') counts.jobSuccess.set({ job }, Math.round(Date.now() / 1000));
      tracer?.finish(work, { name: `job ${job}`, begun, isRequest: false, hasFailed: outcome === 'failed', facts: { 'vitrina.kind': 'job' } });
    };
    try {
      const result = await within(work, () => {
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
    traced: tracer ? tracer.traced : (_kind, _name, work) => work(),
    inBackground,
    counted: (event) => counts.note(event),
    onStatement: (text, milliseconds, error) => {
      statements.seconds.note(milliseconds / 1000);
      if (error === undefined) statements.ok += 1;
      else statements.failed += 1;
      if (milliseconds > slowMs) statements.slow += 1;
      if (error !== undefined) log('warn', 'a statement failed', { statement: statementText(text), ms: Math.round(milliseconds), code: codeOf(error) });
      else if (milliseconds > slowMs) log('warn', 'a statement was slow', { statement: statementText(text), ms: Math.round(milliseconds) });
      tracer?.statement(statementText(text), milliseconds, error);
    },
    watchCache: (cache) => watched(cache, (name, result) => counts.cache.add({ cache: name, result })),
    families: () => [
      ...counts.families(),
      {
        name: 'vitrina_database_statements_total',
        help: 'Statements by outcome.',
        type: 'counter',
        samples: [
          { labels: { outcome: 'ok' }, value: statements.ok },
          { labels: { outcome: 'failed' }, value: statements.failed },
        ],
      },
      { name: 'vitrina_database_slow_statements_total', help: 'Statements above SLOW_QUERY_MS.', type: 'counter', samples: [{ value: statements.slow }] },
      { name: 'vitrina_database_statement_seconds', help: 'Time of a statement.', type: 'histogram', samples: statements.seconds.samples() },
    ],
  };
}

const codeOf = (error: unknown): string | undefined => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
};

function createCounts() {
  const counts = {
    calls: new Counters<{ endpoint: string; status: string }>(),
    orders: new Counters<{ outcome: string }>(),
    logins: new Counters<{ outcome: string }>(),
    started: new Counters<{ gateway: string; outcome: string }>(),
    events: new Counters<{ gateway: string; kind: string; outcome: string }>(),
    callbacks: new Counters<{ gateway: string; outcome: string }>(),
    mails: new Counters<{ outcome: string }>(),
    jobs: new Counters<{ job: string; outcome: string }>(),
    jobSeconds: new Counters<{ job: string }>(),
    jobSuccess: new Counters<{ job: string }>(),
    cache: new Counters<{ cache: string; result: CacheResult }>(),
  };
  // A counter that begins with its first failure shows no rise: an alert would sleep through it.
  for (const outcome of ['placed', 'refused', 'limited', 'failed']) counts.orders.add({ outcome }, 0);
  for (const outcome of ['ok', 'refused', 'limited', 'failed']) counts.logins.add({ outcome }, 0);
  for (const outcome of ['sent', 'failed', 'given_up', 'not_needed']) counts.mails.add({ outcome }, 0);
  const noteCall = (endpoint: string, status: number): void => {
    counts.calls.add({ endpoint, status: String(status) });
    if (endpoint === ORDER) counts.orders.add({ outcome: outcomeOf(status, 'placed') });
    else if (LOGINS.has(endpoint)) counts.logins.add({ outcome: outcomeOf(status, 'ok') });
  };
  const note = (event: Counted): void => {
    if (event.what === 'call') noteCall(event.endpoint, event.status);
    else if (event.what === 'mail') counts.mails.add({ outcome: event.outcome });
    else if (event.what === 'payment_started') counts.started.add({ gateway: event.gateway, outcome: event.outcome });
    else if (event.what === 'payment_event') counts.events.add({ gateway: event.gateway, kind: event.kind, outcome: event.outcome });
    else counts.callbacks.add({ gateway: event.gateway, outcome: event.outcome });
  };
  const families = (): Family[] => [
    counts.calls.family('vitrina_calls_total', 'Calls of the interface by endpoint and status, from outside and from pages.'),
    counts.orders.family('vitrina_orders_total', 'Tries to order by outcome.'),
    counts.logins.family('vitrina_logins_total', 'Tries to log in by outcome.'),
    counts.started.family('vitrina_payments_started_total', 'Payments begun at their gateways, or not.'),
    counts.events.family('vitrina_payment_events_total', 'What gateways said of payments.'),
    counts.callbacks.family('vitrina_payment_callbacks_total', 'Calls of gateways; those that prove nothing are refused.'),
    counts.mails.family('vitrina_mails_total', 'Mails by what became of a try.'),
    counts.jobs.family('vitrina_jobs_total', 'Jobs that ran, by outcome.'),
    counts.jobSeconds.family('vitrina_job_seconds_total', 'Time that jobs took.'),
    counts.jobSuccess.family('vitrina_job_last_success_timestamp_seconds', 'When a job last ran without a failure.', 'gauge'),
    counts.cache.family('vitrina_data_cache_requests_total', 'Questions to the cache of replies: hit, miss, or an older reply as no new one could be made.'),
  ];
  return { ...counts, note, families };
}

function outcomeOf(status: number, success: string): string {
  if (status < 400) return success;
  if (status === TOO_MANY) return 'limited';
  return status >= 500 ? 'failed' : 'refused';
}

type CacheResult = 'hit' | 'miss' | 'stale';

const watched = (cache: DataCache, note: (name: string, result: CacheResult) => void): DataCache => ({
  ...cache,
  get: async ({ name, key, make }) => {
    let result: CacheResult = 'hit';
    const reply = await cache.get({
      name,
      key,
      make: async () => {
        result = 'stale';
        const made = await make();
        result = 'miss';
        return made;
      },
    });
    note(name, result);
    return reply;
  },
});
