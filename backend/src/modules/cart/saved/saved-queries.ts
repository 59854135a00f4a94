import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { Owner } from '../../../http/owner-of.ts';

export interface SavedRow {
  product_id: number;
  qty: number;
  services: string[];
}

const of = ({ userId, tokenId }: Owner) => (userId === null ? sql`token_id = ${tokenId}::uuid` : sql`user_id = ${userId}::integer`);

/** Newest first, as JSON: it is read with the cart. */
export const savedOf = (owner: Owner) =>
  sql`(select coalesce(json_agg(json_build_object('product_id', product_id, 'qty', qty, 'services', services) order by added_at desc, id desc), '[]') from saved_items where ${of(owner)})`;

/** Newest first. */
export async function selectSaved(db: Db, owner: Owner): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`select product_id, qty, services from saved_items where ${of(owner)} order by added_at desc, id desc`.execute(db);
  return rows;
}

/** Moves a line of the locked cart; `false`: the cart has no such line. */
export async function moveToSaved(db: Db, owner: Owner, cartId: number, productId: number): Promise<boolean> {
  const { rows } = await sql`
    with line as (
      delete from cart_items where cart_id = ${cartId}::bigint and product_id = ${productId}::integer returning product_id, qty
    )
    insert into saved_items (token_id, user_id, product_id, qty, services)
    select ${owner.tokenId}::uuid, ${owner.userId}::integer, product_id, qty,
      array(select service_code from cart_services s where s.cart_id = ${cartId}::bigint and s.product_id = line.product_id order by added_at, service_code)
    from line
    on conflict ${owner.userId === null ? sql`(token_id, product_id) where token_id is not null` : sql`(user_id, product_id) where user_id is not null`}
      do update set qty = excluded.qty, services = excluded.services, added_at = now()
    returning product_id`.execute(db);
  return rows.length > 0;
}

/** Removes a saved item and returns it; `null`: there was none. */
export async function removeSavedRow(db: Db, owner: Owner, productId: number): Promise<SavedRow | null> {
  const { rows } =
    await sql<SavedRow>`delete from saved_items where ${of(owner)} and product_id = ${productId}::integer returning product_id, qty, services`.execute(db);
  return rows[0] ?? null;
}

/** Moves a guest's saved items to the customer at login; of products that both have, the customer's entry stays. */
export async function mergeSaved(db: Db, { tokenId, userId, most }: { tokenId: string; userId: number; most: number }): Promise<void> {
  await sql`
    with taken as (delete from saved_items where token_id = ${tokenId}::uuid returning product_id, qty, services, added_at)
    insert into saved_items (user_id, product_id, qty, services, added_at)
    select ${userId}::integer, product_id, qty, services, added_at from taken on conflict do nothing`.execute(db);
  await sql`
    delete from saved_items where id in (select id from saved_items where user_id = ${userId}::integer order by added_at desc, id desc offset ${most}::integer)`.execute(
    db,
  );
}

/** Deletes saved items of guests whose token has expired, as carts are. */
export const deleteOldSaved = async (db: Db): Promise<void> =>
  void (await sql`delete from saved_items where token_id is not null and added_at < now() - interval '400 days'`.execute(db));

/** Exports saved items for a data access request. */
export async function exportSaved(db: Db, userId: number): Promise<{ code: string; qty: number; services: string[] }[]> {
  const { rows } = await sql<{ code: string; qty: number; services: string[] }>`
    select p.code, s.qty, s.services from saved_items s join products p on p.id = s.product_id where s.user_id = ${userId}::integer order by s.added_at`.execute(
    db,
  );
  return rows;
}
