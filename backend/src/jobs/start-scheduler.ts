import { PgBoss } from 'pg-boss';
import { inBackground } from '../http/instrumentation.ts';
import type { Job } from './job.ts';
import type { JobRuns } from './job-runs.ts';
import { runAgain } from './run-again.ts';

interface SchedulerOptions {
  databaseUrl: string;
  jobs: readonly Job[];
  runs: JobRuns;
  onError: (message: string, error: unknown) => void;
}

/** Schema of pg-boss, which creates and migrates its tables itself, one process at a time. */
export const JOBS_SCHEMA = 'jobs';
const POLL_SECONDS = 10;
/** Options of the connections, in milliseconds: a network that fails silently is detected, and the connection closed. */
const LIMITS = { connectionTimeoutMillis: 5000, query_timeout: 60_000, keepAlive: true };
const FINISH_WITHIN_MS = 5000;
/** Interval of checks for runs requested by staff. */
const REQUESTS_EVERY_MS = 5000;

/**
 * Runs jobs on their schedules, each occurrence in one process only. The queue is in the database, so any number of processes may call this.
 * Returns a function that stops the scheduler.
 */
export async function startScheduler({ databaseUrl, jobs, runs, onError }: SchedulerOptions): Promise<() => Promise<void>> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: JOBS_SCHEMA, application_name: 'vitrina jobs', max: 2, warningRetentionDays: 7, ...LIMITS });
  boss.on('error', (error) => onError('the scheduler of jobs had an error', error));
  try {
    await boss.start();
    await runs.register(jobs);
    for (const job of jobs) await addJob(boss, job, { runs, onError });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
  const names = new Set(jobs.map(({ name }) => name));
  const stopPolling = runAgain({
    everyMs: REQUESTS_EVERY_MS,
    run: async () => {
      for (const name of await runs.takeRequested()) if (names.has(name)) await boss.send(name);
    },
    onError: (error) => onError('jobs that staff want could not be started', error),
  });
  return async () => {
    await stopPolling();
    await boss.stop({ timeout: FINISH_WITHIN_MS });
  };
}

async function addJob(boss: PgBoss, { name, cron, run }: Job, { runs, onError }: Pick<SchedulerOptions, 'runs' | 'onError'>): Promise<void> {
  // `exclusive`: no second run is enqueued while one waits or runs. A failed run is not retried before the next scheduled one.
  await boss.createQueue(name, { policy: 'exclusive', retryLimit: 0, expireInSeconds: 300, retentionSeconds: 3600, deleteAfterSeconds: 86_400 });
  await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await inBackground(name, async () => {
      const note = (written: Promise<void>) => written.catch((error: unknown) => onError(`the job ${name} could not be noted`, error));
      await note(runs.begin(name));
      try {
        await run();
        await note(runs.end(name, null));
      } catch (error) {
        onError(`the job ${name} failed`, error);
        await note(runs.end(name, error));
        throw error;
      }
    });
  });
  await boss.schedule(name, cron);
}
