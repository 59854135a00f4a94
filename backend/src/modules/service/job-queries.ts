import { sql } from 'kysely';
import type { JobState } from '@vitrina/contract/staff/activity';
import type { Db } from '../../db/index.ts';

export interface JobRow {
  name: string;
  cron: string;
  state: JobState;
  started_at: Date | null;
  ended_at: Date | null;
  ok_at: Date | null;
  failed_at: Date | null;
  error: string | null;
  failures: number;
}

/** SQL: a run without an end after ten minutes has lost its process. */
const STATE = sql`case when wanted_at is not null then 'wanted' when started_at is null then 'new'
  when ended_at is null and started_at > now() - interval '10 minutes' then 'running' when failures > 0 then 'failed' else 'ok' end`;

export async function selectJobs(db: Db): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select name, cron, ${STATE} as state, started_at, ended_at, ok_at, failed_at, error, failures from job_runs order by failures > 0 desc, name`.execute(db);
  return rows;
}

/** Requests a run of a job. `null`: there is no such job; false: a request is pending. */
export async function requestJob(db: Db, name: string): Promise<boolean | null> {
  const { rows } = await sql<{ was: boolean }>`
    with before as (select name, wanted_at from job_runs where name = ${name} for update)
    update job_runs j set wanted_at = coalesce(j.wanted_at, now()) from before where j.name = before.name returning before.wanted_at is not null as was`.execute(
    db,
  );
  return rows[0] ? !rows[0].was : null;
}
