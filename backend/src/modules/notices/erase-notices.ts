import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Notices that a customer asked for without the account, to its address; those of the account go with it. */
export async function eraseNotices(db: Db, { email }: { email: string }): Promise<void> {
  await sql`delete from notices where email = ${email}`.execute(db);
}
