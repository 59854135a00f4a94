import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** True if the user has grants for all warehouses that the order's stock is reserved in; an order without reserved stock needs a grant for any. */
export async function hasWarehouseGrant(db: Db, { userId, orderId }: { userId: number | null; orderId: number }): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    with granted as (
      select warehouse_id from staff_grants where user_id = ${userId}::integer and permission = 'orders.warehouse' and ended_at is null
    ), taken as (
      select warehouse_id from stock_movements where order_id = ${orderId}::bigint group by warehouse_id having sum(qty) < 0
    )
    select exists (select from granted) and (
      exists (select from granted where warehouse_id is null)
      or not exists (select from taken where warehouse_id not in (select warehouse_id from granted where warehouse_id is not null))
    ) as has`.execute(db);
  return rows[0]?.has === true;
}

interface Grant {
  email: string;
  /** Code of a warehouse; `null`: all. */
  warehouse: string | null;
}

/** Grants or revokes the right. `unknown`: no such warehouse, or no member of staff with this address. */
export async function changeWarehouseGrant(db: Db, { email, warehouse }: Grant, isGranted: boolean): Promise<'changed' | 'unchanged' | 'unknown'> {
  const { rows } = await sql<{ userId: number; warehouseId: number | null }>`
    select u.id as "userId", w.id as "warehouseId" from users u left join warehouses w on w.code = ${warehouse}
    where u.email = lower(${email}) and u.is_staff and (${warehouse}::text is null or w.id is not null)`.execute(db);
  const found = rows[0];
  if (!found) return 'unknown';
  const { numAffectedRows } = isGranted
    ? await sql`
        insert into staff_grants (user_id, permission, warehouse_id) values (${found.userId}, 'orders.warehouse', ${found.warehouseId}::integer)
        on conflict do nothing`.execute(db)
    : await sql`
        update staff_grants set ended_at = now() where user_id = ${found.userId} and permission = 'orders.warehouse' and ended_at is null
        and warehouse_id is not distinct from ${found.warehouseId}::integer`.execute(db);
  return numAffectedRows === 0n ? 'unchanged' : 'changed';
}
