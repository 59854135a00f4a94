import { sql } from 'kysely';
import { type Db, deferred } from '../../../db/index.ts';
import type { Owner } from '../../../http/owner-of.ts';

/** Closes a cart in the transaction that creates its order; the owner's next write creates a new cart. */
export async function closeCart(db: Db, cartId: number): Promise<void> {
  await deferred(sql`update carts set ordered_at = now(), updated_at = now() where id = ${cartId}::bigint and ordered_at is null`).execute(db);
}

/** The cart ordered within the last minute; `null`: none. The second request of a double click gets that order. */
export async function selectRecentlyOrderedCart(db: Db, { userId, tokenId }: Owner): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from carts where (user_id = ${userId}::integer or token_id = ${tokenId}::uuid) and ordered_at > now() - interval '1 minute'
    order by ordered_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
