import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

const MOST = 40;

/** Products of a customer's paid or delivered orders, newest first. */
export async function purchasesOf(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.product_id as id from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userId}::integer and i.product_id is not null
      and (o.payment_status = 'paid' or o.status = 'delivered') and o.status not in ('cancelled', 'failed')
    group by i.product_id order by max(o.created_at) desc, i.product_id limit ${MOST}::integer`.execute(db);
  return rows.map((row) => row.id);
}
