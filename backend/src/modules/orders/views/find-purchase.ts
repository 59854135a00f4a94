import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { findOrder } from '../order-queries.ts';

interface Query {
  productId: number;
  userId: number | null;
  tokenId: string;
  /** Identifier of an order that the caller can show. */
  identifier: string | undefined;
}

/**
 * Finds a paid or delivered order of the customer, the guest token or the named order that contains the product. Returns the buyer at that
 * time; `null`: no known purchase.
 */
export async function findPurchase(db: Db, { productId, userId, tokenId, identifier }: Query): Promise<{ userId: number | null; email: string } | null> {
  const named = identifier === undefined ? null : await findOrder(db, identifier);
  const { rows } = await sql<{ userId: number | null; email: string }>`
    select coalesce(o.user_id, u.id) as "userId", o.email
    from orders o left join users u on u.email = lower(o.email) and u.confirmed_at is not null
    join order_items i on i.order_id = o.id and i.product_id = ${productId}::integer
    where (o.user_id = ${userId}::integer or o.token_id = ${tokenId}::uuid or o.id = ${named?.id ?? null}::bigint)
      and (o.payment_status = 'paid' or o.status = 'delivered') and o.status not in ('cancelled', 'failed')
    order by o.user_id = ${userId}::integer desc nulls last, o.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
