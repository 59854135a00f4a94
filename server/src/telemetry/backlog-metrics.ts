import { type Backlog, withTimeout } from '@vitrina/backend';
import type { MetricFamily } from './metric-family.ts';

const CACHE_MS = 15_000;
const WITHIN_MS = 1000;

/** Reads the backlog in the database as metrics: at most every 15 seconds, and only when metrics are read. Queries over a second are left out. */
export function createBacklogReader(read: () => Promise<Partial<Backlog>>, { cacheMs = CACHE_MS, withinMs = WITHIN_MS } = {}): () => Promise<MetricFamily[]> {
  let cached: { at: number; figures: MetricFamily[] } | undefined;
  let loading: Promise<MetricFamily[]> | undefined;

  const load = async (): Promise<MetricFamily[]> => {
    try {
      cached = { at: Date.now(), figures: figuresOf(await read()) };
      return cached.figures;
    } catch {
      return [];
    } finally {
      loading = undefined;
    }
  };
  return async () => {
    if (cached && Date.now() - cached.at < cacheMs) return cached.figures;
    loading ??= load();
    return withTimeout(loading, withinMs, () => []);
  };
}

function figuresOf({ mails, payments, jobs }: Partial<Backlog>): MetricFamily[] {
  return [
    ...(mails
      ? [
          gauge('vitrina_mails_waiting', 'Mails that are not sent yet.', [{ value: mails.waiting }]),
          gauge('vitrina_mails_failed', 'Mails that were given up and wait for people.', [{ value: mails.failed }]),
          gauge('vitrina_mails_oldest_seconds', 'How long the oldest waiting mail has been due.', [{ value: mails.oldestSeconds }]),
        ]
      : []),
    ...(payments
      ? [
          gauge(
            'vitrina_payments_open',
            'Payments without an end: created and pending wait to hear, refund_due waits to be given back.',
            payments.map(({ gateway, status, count }) => ({ labels: { gateway, status }, value: count })),
          ),
        ]
      : []),
    ...(jobs
      ? [
          gauge(
            'vitrina_scheduled_jobs',
            'Jobs of the scheduler by state.',
            jobs.map(({ state, count }) => ({ labels: { state }, value: count })),
          ),
        ]
      : []),
  ];
}

const gauge = (name: string, help: string, samples: MetricFamily['samples']): MetricFamily => ({ name, help, type: 'gauge', samples });
