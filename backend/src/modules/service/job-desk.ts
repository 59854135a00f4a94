import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { JobState, staffActivity } from '@vitrina/contract/staff/activity';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { type CsvReply, exportList, type ListFields, recordChange } from '../changes/index.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { selectJobs, requestJob } from './job-queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

type Jobs = ReplyOf<typeof staffActivity.jobs>;

async function readJobs(db: Db): Promise<Jobs['items']> {
  return (await selectJobs(db)).map(({ started_at, ended_at, ok_at, failed_at, ...job }) => ({
    ...job,
    started_at: iso(started_at),
    ended_at: iso(ended_at),
    ok_at: iso(ok_at),
    failed_at: iso(failed_at),
  }));
}

/** Lists background jobs with the result of their last run. */
export const listJobs = async (_input: unknown, { db }: CallContext): Promise<Outcome<Jobs>> => ok({ items: await readJobs(db) });

const FIELDS: ListFields<'job', Jobs['items'][number]> = {
  job: {
    name: ({ name }) => name,
    cron: ({ cron }) => cron,
    state: ({ state }) => state,
    started_at: ({ started_at }) => started_at,
    ended_at: ({ ended_at }) => ended_at,
    ok_at: ({ ok_at }) => ok_at,
    failed_at: ({ failed_at }) => failed_at,
    failures: ({ failures }) => failures,
    error: ({ error }) => error,
  },
};

export const exportJobs = (_input: unknown, context: CallContext): Promise<Outcome<CsvReply>> =>
  exportList(context, 'exports.run', {
    ...{ name: 'jobs', fields: FIELDS, narrowed: [], sees: 'maintenance' },
    read: async function* (db) {
      yield await readJobs(db);
    },
  });

/** Requests a run of a job; idempotent while a request is pending. */
export const retryJob = ({ name }: { name: string }, context: CallContext): Promise<Outcome<{ name: string; state: JobState }>> =>
  inStaffTransaction(context, 'maintenance', async (db) => {
    const isNew = await requestJob(db, name);
    if (isNew === null) return fail('error_empty_data');
    if (isNew) await recordChange(db, { kind: 'job', subjectId: name, version: 0, action: 'run', paths: [] }, { context });
    return ok({ name, state: 'wanted' as const });
  });
