import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/**
 * Removes what no guest reaches any more: wish lists and comparisons of tokens that are dead, or older than a token lives. Before
 * `dead_tokens` is tidied, as a token that has ended by itself is not in it.
 */
export async function deleteGuestLists(db: Db): Promise<void> {
  const isOver = (age: ReturnType<typeof sql>) =>
    sql`token_id is not null and (exists (select from dead_tokens d where d.token_id = one.token_id) or ${age} < now() - interval '400 days')`;
  await sql`delete from wish_lists one where ${isOver(sql`created_at`)}`.execute(db);
  await sql`delete from compare_items one where ${isOver(sql`added_at`)}`.execute(db);
}
