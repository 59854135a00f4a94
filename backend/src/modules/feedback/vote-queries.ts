import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

interface Vote {
  commentId: number;
  /** Key of the mailbox. */
  person: string;
  userId: number | null;
}

/** Inserts a vote; one per person, repetitions are ignored. */
export const insertVote = (db: Db, { commentId, person, userId }: Vote) =>
  sql`insert into comment_votes (comment_id, person, user_id) values (${commentId}::integer, ${person}, ${userId}::integer) on conflict do nothing`.execute(db);

export const deleteVote = (db: Db, { commentId, person }: Vote) =>
  sql`delete from comment_votes where comment_id = ${commentId}::integer and person = ${person}`.execute(db);

export async function countVotes(db: Db, { commentId, person }: Vote): Promise<{ helpful: number; own: boolean }> {
  const { rows } = await sql<{ helpful: number; own: boolean }>`
    select count(*)::integer as helpful, coalesce(bool_or(person = ${person}), false) as own from comment_votes where comment_id = ${commentId}::integer`.execute(
    db,
  );
  return rows[0] as { helpful: number; own: boolean };
}

export async function selectOwnVotes(db: Db, person: string, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select comment_id as id from comment_votes where person = ${person} and comment_id = any(${ids}::integer[]) order by comment_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns a published comment with its author. */
export async function selectVotable(db: Db, id: number): Promise<{ product_id: number; person: string | null; user_id: number | null } | null> {
  const { rows } = await sql<{ product_id: number; person: string | null; user_id: number | null }>`
    select product_id, person, user_id from comments where id = ${id}::integer and approved`.execute(db);
  return rows[0] ?? null;
}
