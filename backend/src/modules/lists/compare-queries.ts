import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Owner } from '../../http/owner-of.ts';

const of = ({ userId, tokenId }: Owner) => (userId === null ? sql`token_id = ${tokenId}::uuid` : sql`user_id = ${userId}::integer`);

/** Ids of the products that the owner compares, in column order. */
export async function selectCompared(db: Db, owner: Owner): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`select product_id from compare_items where ${of(owner)} order by position, id`.execute(db);
  return rows.map((row) => row.product_id);
}

/** Locks the owner's comparison until the transaction ends, also while it is empty. */
export async function lockCompared(db: Db, { userId, tokenId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`compare:${userId ?? tokenId}`}, 0))`.execute(db);
}

/** Appends the product. */
export async function insertCompared(db: Db, owner: Owner, productId: number): Promise<void> {
  await sql`
    insert into compare_items (token_id, user_id, product_id, position)
    values (${owner.tokenId}::uuid, ${owner.userId}::integer, ${productId}::integer, (select coalesce(max(position), 0) + 1 from compare_items where ${of(owner)}))
    on conflict do nothing`.execute(db);
}

/** Replaces one product by another. */
export async function replaceCompared(db: Db, owner: Owner, { gone, productId }: { gone: number; productId: number }): Promise<void> {
  await sql`
    update compare_items set product_id = ${productId}::integer, added_at = now() where ${of(owner)} and product_id = ${gone}::integer`.execute(db);
}

export async function deleteCompared(db: Db, owner: Owner, productIds: readonly number[]): Promise<void> {
  await sql`delete from compare_items where ${of(owner)} and product_id = any(${productIds}::integer[])`.execute(db);
}

/** Ids of the products, or for configurable ones of a variant, each once and in this order; unknown ones are left out. */
export async function selectStandIns(db: Db, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(p.initial_offer_id, p.id) as id from unnest(${productIds}::integer[]) with ordinality wanted(id, place)
    join products p on p.id = wanted.id order by wanted.place`.execute(db);
  return [...new Set(rows.map((row) => row.id))];
}
