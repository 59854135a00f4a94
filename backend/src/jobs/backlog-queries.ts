import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Pending work in the database. */
export interface Backlog {
  mails: { waiting: number; failed: number; oldestSeconds: number };
  /** Number of unfinished payments by gateway and status: pending ones, and refunds due. */
  payments: readonly { gateway: string; status: string; count: number }[];
  /** Jobs of the scheduler, by state; empty until it has created its tables. */
  jobs: readonly { state: string; count: number }[];
}

/** Reads all three; a part whose query fails is absent, so that the others are still known. Every query uses a small index. */
export async function readBacklog(db: Db): Promise<Partial<Backlog>> {
  const [mails, payments, jobs] = await Promise.allSettled([selectMails(db), selectPayments(db), selectJobs(db)]);
  return {
    ...(mails.status === 'fulfilled' && { mails: mails.value }),
    ...(payments.status === 'fulfilled' && { payments: payments.value }),
    ...(jobs.status === 'fulfilled' && { jobs: jobs.value }),
  };
}

/** `oldestSeconds`: greatest delay of an unsent mail, seconds since it was due. After a failed attempt since its creation, as the retry has a new due time. */
async function selectMails(db: Db): Promise<Backlog['mails']> {
  const { rows } = await sql<{ waiting: number; oldest: number; failed: number }>`
    select waiting.count as waiting, extract(epoch from greatest(interval '0', now() - waiting.oldest))::integer as oldest, failed.count as failed
    from (select count(*)::integer as count, coalesce(min(case when attempts > 0 then created_at else send_after end), now()) as oldest from mails where sent_at is null and failed_at is null) as waiting,
      (select count(*)::integer as count from mails where failed_at is not null) as failed`.execute(db);
  const { waiting, oldest, failed } = rows[0] as { waiting: number; oldest: number; failed: number };
  return { waiting, failed, oldestSeconds: oldest };
}

async function selectPayments(db: Db): Promise<Backlog['payments']> {
  const { rows } = await sql<{ gateway: string; status: string; count: number }>`
    select gateway, status, count(*)::integer as count from payments where status in ('created', 'pending') group by gateway, status
    union all
    select gateway, status, count(*)::integer from payments where status = 'refund_due' group by gateway, status`.execute(db);
  return rows;
}

async function selectJobs(db: Db): Promise<Backlog['jobs']> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('jobs.job') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const jobs = await sql<{ state: string; count: number }>`
    select state::text as state, count(*)::integer as count from jobs.job where state in ('created', 'retry', 'active', 'failed') group by state`.execute(db);
  return jobs.rows;
}
