import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Takes the second factors away and ends all sessions: the next login sets up a new one. `false`: there is no such member of staff. */
export async function resetStaff(db: Db, email: string): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: number }>`select id from users where email = lower(${email}) and is_staff for update`.execute(db);
    const [user] = rows;
    if (!user) return false;
    await resetFactorsOf(db, user.id);
    return true;
  });
}

/** Second factors, recovery codes and sessions of a user end, in the caller's transaction. */
export async function resetFactorsOf(db: Db, userId: number): Promise<void> {
  await sql`delete from staff_factors where user_id = ${userId}::integer`.execute(db);
  await sql`update staff_sessions set ended_at = now() where user_id = ${userId}::integer and ended_at is null`.execute(db);
}
