import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';

/** Deletes abandoned carts 400 days after their last change, and empty ones after 30 days; carts that became an order stay. */
export async function deleteOldCarts(db: Db): Promise<void> {
  await sql`
    delete from carts c
    where ordered_at is null and (
      updated_at < now() - interval '400 days'
      or (updated_at < now() - interval '30 days' and not exists (select from cart_items i where i.cart_id = c.id)))`.execute(db);
}
