import { PgBoss } from 'pg-boss';
import { inBackground } from '../http/instrumentation.ts';
import type { Job } from './job.ts';

interface SchedulerOptions {
  databaseUrl: string;
  jobs: readonly Job[];
  onError: (message: string, error: unknown) => void;
}

/** pg-boss keeps its tables there; it makes and migrates them itself, one process at a time. */
export const JOBS_SCHEMA = 'jobs';
const POLL_SECONDS = 10;
/** Handed on to the connections: a network that is gone without a word is found out, and the connection given up. */
const LIMITS = { connectionTimeoutMillis: 5000, query_timeout: 60_000, keepAlive: true };
const FINISH_WITHIN_MS = 5000;

/**
 * Runs jobs by their times, each occurrence in one process only. Stored in the database, so any number of processes may call
 * this. Gives a function that stops it.
 */
export async function startScheduler({ databaseUrl, jobs, onError }: SchedulerOptions): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: JOBS_SCHEMA, application_name: 'vitrina jobs', max: 2, warningRetentionDays: 7, ...LIMITS });
  boss.on('error', (error) => onError('the scheduler of jobs had an error', error));
  try {
    await boss.start();
    for (const job of jobs) await addJob(boss, job, onError);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  return () => boss.stop({ timeout: FINISH_WITHIN_MS });
}

async function addJob(boss: PgBoss, { name, cron, run }: Job, onError: SchedulerOptions['onError']): Promise<void> {
  // `exclusive`: while one waits or runs no second one is made. The next occurrence is the repetition of one that failed.
  await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, retentionSeconds: 3600, deleteAfterSeconds: 86_400 });
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await inBackground(name, async () => {
      try {
        await run();
      } catch (error) {
        onError(`the job ${name} failed`, error);
        throw error;
      }
    });
  });
  await boss.schedule(name, cron);
}
