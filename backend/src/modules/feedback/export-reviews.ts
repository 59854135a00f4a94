import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Exports the reviews and ratings of a customer, for a data access request. */
export async function exportReviews(db: Db, { userId }: { userId: number }): Promise<{ comments: unknown[]; ratings: unknown[] }> {
  const [comments, ratings] = await Promise.all([
    sql<Record<string, unknown>>`
      select p.code as product, c.display_name, c.message, c.pros, c.cons, (select count(*)::integer from comment_photos f where f.comment_id = c.id) as photos, c.rate, c.lang, c.verified, c.approved, c.refusal, c.answer, c.created_at
      from comments c join products p on p.id = c.product_id where c.user_id = ${userId}::integer order by c.id`.execute(db),
    sql<Record<string, unknown>>`
      select p.code as product, r.rate, r.created_at, r.updated_at from ratings r join products p on p.id = r.product_id
      where r.person = ${`user:${userId}`} order by r.created_at`.execute(db),
  ]);
  return { comments: comments.rows, ratings: ratings.rows };
}
