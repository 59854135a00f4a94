import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { JobState, staffActivity } from '@vitrina/contract/staff/activity';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { recordChange } from '../changes/index.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { selectJobs, wantJob } from './job-queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Lists background jobs with the result of their last run. */
export async function listJobs(_input: unknown, { db }: CallContext): Promise<Outcome<ReplyOf<typeof staffActivity.jobs>>> {
  const items = (await selectJobs(db)).map(({ started_at, ended_at, ok_at, failed_at, ...job }) => ({
    ...job,
    started_at: iso(started_at),
    ended_at: iso(ended_at),
    ok_at: iso(ok_at),
    failed_at: iso(failed_at),
  }));
  return ok({ items });
}

/** Runs a job now; a wish that stands already is no second one. */
export const retryJob = ({ name }: { name: string }, context: CallContext): Promise<Outcome<{ name: string; state: JobState }>> =>
  inStaffTransaction(context, 'maintenance', async (db) => {
    const isNew = await wantJob(db, name);
    if (isNew === null) return fail('error_empty_data');
    if (isNew) await recordChange(db, { kind: 'job', subjectId: name, version: 0, action: 'run', paths: [] }, { context });
    return ok({ name, state: 'wanted' as const });
  });
