import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { Job } from './job.ts';

const LONGEST_ERROR = 500;

/** Results of the last runs of jobs, for the back office; and runs requested by staff. */
export interface JobRuns {
  register: (jobs: readonly Job[]) => Promise<void>;
  begin: (name: string) => Promise<void>;
  /** `error`: `null` on success. */
  end: (name: string, error: unknown) => Promise<void>;
  /** Takes the names of jobs that staff requested to run now; each is returned to one caller only. */
  takeRequested: () => Promise<string[]>;
}

export const jobRuns = (db: Db): JobRuns => ({
  register: async (jobs) => {
    await sql`
      insert into job_runs (name, cron) select * from unnest(${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ cron }) => cron)}::text[])
      on conflict (name) do update set cron = excluded.cron`.execute(db);
  },
  begin: async (name) => {
    await sql`update job_runs set started_at = now(), ended_at = null where name = ${name}`.execute(db);
  },
  end: async (name, error) => {
    const why = error === null ? null : (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    await (why === null
      ? sql`update job_runs set ended_at = now(), ok_at = now(), error = null, failures = 0 where name = ${name}`
      : sql`update job_runs set ended_at = now(), failed_at = now(), error = ${why}, failures = failures + 1 where name = ${name}`
    ).execute(db);
  },
  takeRequested: async () => {
    const { rows } = await sql<{ name: string }>`update job_runs set wanted_at = null where wanted_at is not null returning name`.execute(db);
    return rows.map(({ name }) => name);
  },
});
