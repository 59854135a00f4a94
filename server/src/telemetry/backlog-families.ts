import type { Backlog } from '@vitrina/backend';
import type { Family } from './metric-family.ts';

const KEPT_MS = 15_000;
const WITHIN_MS = 1000;

/** What waits in the database, as metrics: asked at most every 15 seconds, and only when somebody reads them. What is not there within a second is left out. */
export function createBacklogReader(read: () => Promise<Partial<Backlog>>, { keptMs = KEPT_MS, withinMs = WITHIN_MS } = {}): () => Promise<Family[]> {
  let kept: { at: number; families: Family[] } | undefined;
  let asking: Promise<Family[]> | undefined;

  const ask = async (): Promise<Family[]> => {
    try {
      kept = { at: Date.now(), families: familiesOf(await read()) };
      return kept.families;
    } catch {
      return [];
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (kept && Date.now() - kept.at < keptMs) return kept.families;
    asking ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Family[]>((resolve) => {
      timer = setTimeout(() => resolve([]), withinMs);
    });
    return Promise.race([asking, late]).finally(() => clearTimeout(timer));
  };
}

function familiesOf({ mails, payments, jobs }: Partial<Backlog>): Family[] {
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

const gauge = (name: string, help: string, samples: Family['samples']): Family => ({ name, help, type: 'gauge', samples });
