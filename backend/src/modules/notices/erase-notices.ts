import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Erases notices requested without the account, for its address; those of the account are deleted with it. */
export async function eraseNotices(db: Db, { email }: { email: string }): Promise<void> {
  await sql`delete from notices where email = ${email}`.execute(db);
}
