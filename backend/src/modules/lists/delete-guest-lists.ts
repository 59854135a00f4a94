import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Deletes unreachable wish lists and comparisons of guests: their token was revoked, or has expired by their age. */
export async function deleteGuestLists(db: Db): Promise<void> {
  await sql`delete from wish_lists one where ${isOver(sql`created_at`)}`.execute(db);
  await sql`delete from compare_items one where ${isOver(sql`added_at`)}`.execute(db);
}

/** Guest tokens live a year, and are older than their lists. */
const isOver = (createdAt: RawBuilder<unknown>) =>
  sql`token_id is not null and (${createdAt} < now() - interval '400 days' or exists (select from dead_tokens d where d.token_id = one.token_id))`;
