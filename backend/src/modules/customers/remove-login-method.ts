import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { inTransaction } from '../../http/in-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';

export const removeLoginMethod = (db: Db, userId: number, remove: (db: Db) => Promise<boolean>): Promise<Outcome<null>> =>
  inTransaction(db, async (db) => {
    await sql`select 1 from users where id = ${userId}::integer for update`.execute(db);
    if (!(await remove(db))) return fail('error_empty_data');
    return (await hasWay(db, userId)) ? ok(null) : fail('error_last_login');
  });

async function hasWay(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select password_hash is not null or exists (select from passkeys where user_id = u.id) or exists (select from identities where user_id = u.id) as has
    from users u where id = ${userId}::integer`.execute(db);
  return rows[0]?.has === true;
}
