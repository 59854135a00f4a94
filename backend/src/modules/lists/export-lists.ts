import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Exports a customer's wish lists and comparison, for a data access request. */
export async function exportLists(db: Db, { userId }: { userId: number }): Promise<{ wish_lists: unknown[]; comparison: unknown[]; devices: unknown[] }> {
  const lists = await sql<Record<string, unknown>>`
    select l.title, l.created_at, l.share_code is not null as is_shared,
      (select coalesce(jsonb_agg(jsonb_build_object('product', p.code, 'qty', i.qty, 'added_at', i.added_at) order by i.id), '[]')
        from wish_items i join products p on p.id = i.product_id where i.list_id = l.id) as items
    from wish_lists l where l.user_id = ${userId}::integer order by l.id`.execute(db);
  const compared = await sql<Record<string, unknown>>`
    select p.code as product, c.added_at from compare_items c join products p on p.id = c.product_id
    where c.user_id = ${userId}::integer order by c.position`.execute(db);
  const devices = await sql<Record<string, unknown>>`
    select p.code as product, d.added_at from customer_devices d join products p on p.id = d.product_id where d.user_id = ${userId}::integer order by d.added_at, p.id`.execute(
    db,
  );
  return { wish_lists: lists.rows, comparison: compared.rows, devices: devices.rows };
}
