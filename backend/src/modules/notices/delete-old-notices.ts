import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Deletes notices 30 days after they were sent or stopped, after a week without a confirmed address, and all after two years. */
export async function deleteOldNotices(db: Db): Promise<void> {
  await sql`
    delete from notices
    where coalesce(told_at, stopped_at) < now() - interval '30 days' or (confirmed_at is null and asked_at < now() - interval '7 days')
      or asked_at < now() - interval '2 years'`.execute(db);
}
