import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Exports a customer's notices, requested with the account or for its address. */
export async function exportNotices(db: Db, { userId, email }: { userId: number | null; email: string }): Promise<{ notices: unknown[] }> {
  const { rows } = await sql<Record<string, unknown>>`
    select p.code as product, n.q, n.kind, n.email, n.lang, n.target_amount, n.asked_at, n.confirmed_at, n.told_at, n.stopped_at
    from notices n left join products p on p.id = n.product_id where n.user_id = ${userId}::integer or n.email = ${email} order by n.id`.execute(db);
  return { notices: rows };
}
