import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Deletes questions whose asker did not confirm the address within a week. */
export async function deleteUnconfirmedQuestions(db: Db): Promise<void> {
  await sql`delete from product_questions where confirmed_at is null and asked_at < now() - interval '7 days'`.execute(db);
}
