import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

/** Copies the services of a cart's lines to the lines of these products in another cart; services without such a line are left out. */
export const copyServices = async (db: Db, { from, to }: { from: number; to: number }): Promise<void> =>
  void (await sql`
    insert into cart_services (cart_id, product_id, service_code, begins_early, added_at)
    select i.cart_id, i.product_id, s.service_code, s.begins_early, s.added_at
    from cart_services s join cart_items i on i.cart_id = ${to}::bigint and i.product_id = s.product_id where s.cart_id = ${from}::bigint
    on conflict do nothing`.execute(db));
