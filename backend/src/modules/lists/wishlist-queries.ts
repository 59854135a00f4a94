import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Owner } from '../../http/owner-of.ts';

export interface WishListRow {
  id: number;
  title: string | null;
  share_code: string | null;
  total: number;
}

export interface WishItemRow {
  id: number;
  list_id: number;
  product_id: number;
  qty: number;
  added_at: Date;
  /** Price in the requested market at the time of adding. */
  then_amount: number | null;
  seen_qty: number;
  /** Title regardless of visibility: deleted products still have a name. */
  title: string;
}

const of = ({ userId, tokenId }: Owner) => (userId === null ? sql`l.token_id = ${tokenId}::uuid` : sql`l.user_id = ${userId}::integer`);

/** The owner's lists, the first one first. */
export async function selectWishLists(db: Db, owner: Owner): Promise<WishListRow[]> {
  const { rows } = await sql<WishListRow>`
    select l.id, l.title, l.share_code, (select count(*) from wish_items i where i.list_id = l.id)::integer as total
    from wish_lists l where ${of(owner)} order by l.title is not null, l.created_at, l.id`.execute(db);
  return rows;
}

const ITEM = (lang: LanguageCode) => sql`
  i.id, i.list_id, i.product_id, i.qty, i.added_at, i.seen_qty,
  case when i.seen_market = ${lang} then i.seen_amount else (
    select h.amount from price_history h where h.product_id = i.product_id and h.market = ${lang} and h.audience = 'public' and h.valid_from <= i.added_at
    order by h.valid_from desc limit 1) end as then_amount,
  (select t.title from product_texts t where t.product_id = i.product_id order by array_position(${[lang, 'en']}::text[], t.lang), t.lang limit 1) as title`;

/** Returns the items of all lists of the owner, newest first. */
export async function selectWishItems(db: Db, owner: Owner, lang: LanguageCode): Promise<WishItemRow[]> {
  const { rows } = await sql<WishItemRow>`
    select ${ITEM(lang)} from wish_items i join wish_lists l on l.id = i.list_id where ${of(owner)} order by i.added_at desc, i.id desc`.execute(db);
  return rows;
}

/** Ids of the entries of an owner's lists, each with its product's; newest first. */
export async function selectWishCodes(db: Db, owner: Owner): Promise<{ id: number; product_id: number }[]> {
  const { rows } = await sql<{ id: number; product_id: number }>`
    select i.id, i.product_id from wish_items i join wish_lists l on l.id = i.list_id where ${of(owner)} order by i.added_at desc, i.id desc`.execute(db);
  return rows;
}

/** A shared list by its code, with its items. */
export async function selectSharedList(db: Db, shareCode: string): Promise<{ title: string | null; items: { product_id: number; qty: number }[] } | null> {
  const { rows } = await sql<{ title: string | null; items: { product_id: number; qty: number }[] }>`
    select l.title, (
      select coalesce(jsonb_agg(jsonb_build_object('product_id', i.product_id, 'qty', i.qty) order by i.added_at desc, i.id desc), '[]')
      from wish_items i where i.list_id = l.id) as items
    from wish_lists l where l.share_code = ${shareCode}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the owner's first list until the transaction ends; `null`: there is none. Serialises all writes of an owner. */
export async function lockFirstList(db: Db, owner: Owner): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select l.id from wish_lists l where ${of(owner)} and l.title is null for update`.execute(db);
  return rows[0]?.id ?? null;
}

/** Locks the first list, creating it if needed. */
export async function lockOrCreateFirstList(db: Db, owner: Owner): Promise<number> {
  // A concurrent call may create it, or a login delete it.
  for (let round = 0; round < 5; round += 1) {
    const id = await lockFirstList(db, owner);
    if (id !== null) return id;
    await sql`insert into wish_lists (token_id, user_id) values (${owner.tokenId}::uuid, ${owner.userId}::integer) on conflict do nothing`.execute(db);
  }
  throw new Error('no wish list to be had');
}

/** Id of the product's initial variant if it is configurable, else its own. */
export async function selectOfferId(db: Db, productId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(initial_offer_id, id) as id from products where id = ${productId}::integer`.execute(db);
  return rows[0]?.id ?? productId;
}
