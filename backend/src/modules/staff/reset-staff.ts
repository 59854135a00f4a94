import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Removes the second factors and ends all sessions: the next login sets up a new factor. False: there is no such staff member. */
export async function resetStaff(db: Db, email: string): Promise<boolean> {
  return db.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: number }>`select id from users where email = lower(${email}) and is_staff for update`.execute(db);
    const [user] = rows;
    if (!user) return false;
    await resetFactorsOf(db, user.id);
    return true;
  });
}

/** Deletes second factors, recovery codes and sessions of a user, in the caller's transaction. */
export async function resetFactorsOf(db: Db, userId: number): Promise<void> {
  await sql`delete from staff_factors where user_id = ${userId}::integer`.execute(db);
  await sql`update staff_sessions set ended_at = now() where user_id = ${userId}::integer and ended_at is null`.execute(db);
}
