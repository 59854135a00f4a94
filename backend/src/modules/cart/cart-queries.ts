import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { CartCustomer, CartWarning } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { closing, type Db, deferred } from '../../db/index.ts';
import type { Owner } from '../../http/owner-of.ts';
import { type LiveLinesOf, liveLinesColumn } from '../catalogue/index.ts';
import { type SavedRow, savedOf } from './saved/saved-queries.ts';

export interface ItemRow {
  product_id: number;
  qty: number;
  seen_amount: number | null;
  seen_market: LanguageCode | null;
  told_amount: number | null;
  /** Absent where a cart is made of lines alone. */
  take_back?: boolean;
  /** Offer the line came from; `null`: none. */
  offer_id?: number | null;
}

/** A service chosen with a line. */
export interface ServiceRow {
  product_id: number;
  service_code: string;
  begins_early: boolean;
  seen_amount: number | null;
  seen_market: LanguageCode | null;
}

/** Shipping chosen for a parcel; the key `*` applies to every parcel without its own choice. */
export interface ChoiceRow {
  parcel_key: string;
  shipping_code: string;
  point_id: string | null;
}

export interface Notice {
  label_name: CartWarning['label_name'];
  product_id: number;
  before: number | null;
  now: number | null;
}

export interface CartRow {
  id: number;
  user_id: number | null;
  token_id: string | null;
  customer: CartCustomer | null;
  continue_as_guest: boolean;
  payment_code: string | null;
  notices: Notice[];
  age_confirmed: boolean;
  reminder_consent: boolean;
  /** Items in the order they were added. */
  items: ItemRow[];
  services: ServiceRow[];
  choices: ChoiceRow[];
  coupons: { coupon_id: number; told: boolean }[];
  /** Items saved for later, newest first; empty for a cart that became an order. */
  saved: SavedRow[];
  /** E-mail of the customer's account. */
  account_email: string | null;
  /** Company the customer is an approved buyer of; `null`: none. */
  company_id: number | null;
  /** The guest's token has ended; absent in a cart of a customer, and in one that became an order. */
  is_ended?: boolean;
  /** Value of the further column that the caller selected; absent: none. */
  also?: unknown;
  /** Prices and stock of the items; absent in a cart that was not read to be priced. */
  live?: LiveLinesOf;
}

const IS_ENDED = sql`exists (select from dead_tokens d where d.token_id = c.token_id)`;

const of = ({ userId, tokenId }: Owner) =>
  userId === null ? sql`c.token_id = ${tokenId}::uuid and c.ordered_at is null` : sql`c.user_id = ${userId}::integer and c.ordered_at is null`;

/**
 * The owner's open cart with lines, shipping choices and coupons. `market`: also reads prices and stock of this market; `null`: neither.
 * `isLast`: the transaction is committed with it. `also`: a further column to select.
 */
export async function selectCart(
  db: Db,
  owner: Owner,
  market: LanguageCode | null,
  { isLast = false, also }: { isLast?: boolean; also?: RawBuilder<unknown> } = {},
): Promise<CartRow | null> {
  const cart = wholeCart(of(owner), [
    sql`${savedOf(owner)} as saved`,
    ...(owner.tokenId === null ? OF_ACCOUNT : [sql`${IS_ENDED} as is_ended`, ...OF_GUEST]),
    ...(also ? [sql`${also} as also`] : []),
    ...(market === null ? [] : [sql`${liveLinesColumn(ITEM_IDS, market)} as live`]),
  ]);
  const { rows } = await (isLast ? closing(cart) : cart).execute(db);
  return rows[0] ? named(rows[0]) : null;
}

const OF_ACCOUNT = [
  sql`(select u.email from users u where u.id = c.user_id) as account_email`,
  sql`(select m.company_id from company_members m where m.user_id = c.user_id and m.state = 'approved') as company_id`,
];
const OF_GUEST = [sql`null as account_email`, sql`null::integer as company_id`];

const ITEM_IDS = sql`select i.product_id as id from cart_items i where i.cart_id = c.id`;

/** A cart that became an order. */
export async function selectClosedCart(db: Db, cartId: number): Promise<CartRow | null> {
  const { rows } = await wholeCart(sql`c.id = ${cartId}::bigint and c.ordered_at is not null`, [sql`'[]'::jsonb as saved`, ...OF_ACCOUNT]).execute(db);
  return rows[0] ? named(rows[0]) : null;
}

/** Rows of a cart as JSON arrays: PostgreSQL builds them in a quarter less time than objects with keys. */
interface Lists {
  items: [
    product_id: number,
    qty: number,
    seen_amount: number | null,
    seen_market: LanguageCode | null,
    told_amount: number | null,
    boolean,
    offer_id: number | null,
  ][];
  services: [product_id: number, service_code: string, begins_early: boolean, seen_amount: number | null, seen_market: LanguageCode | null][];
  choices: [parcel_key: string, shipping_code: string, point_id: string | null][];
  coupons: [coupon_id: number, told: boolean][];
}

type ListedCart = Omit<CartRow, keyof Lists> & Lists;

const wholeCart = (where: RawBuilder<unknown>, more: RawBuilder<unknown>[]): RawBuilder<ListedCart> => sql<ListedCart>`
    select c.id, c.user_id, c.token_id, c.customer, c.continue_as_guest, c.payment_code, c.notices, c.age_confirmed, c.reminder_consent,
      (select coalesce(json_agg(json_build_array(i.product_id, i.qty, i.seen_amount, i.seen_market, i.told_amount, i.take_back, i.offer_id)
        order by i.added_at, i.product_id), '[]') from cart_items i where i.cart_id = c.id) as items,
      (select coalesce(json_agg(json_build_array(s.product_id, s.service_code, s.begins_early, s.seen_amount, s.seen_market)
        order by s.added_at, s.service_code), '[]') from cart_services s where s.cart_id = c.id) as services,
      (select coalesce(json_agg(json_build_array(p.parcel_key, p.shipping_code, p.point_id)), '[]') from cart_parcels p where p.cart_id = c.id) as choices,
      (select coalesce(json_agg(json_build_array(k.coupon_id, k.told) order by k.added_at, k.coupon_id), '[]') from cart_coupons k where k.cart_id = c.id) as coupons,
      ${sql.join(more)}
    from carts c where ${where}`;

const named = ({ items, services, choices, coupons, ...cart }: ListedCart): CartRow => ({
  ...cart,
  items: items.map(([product_id, qty, seen_amount, seen_market, told_amount, take_back, offer_id]) => ({
    product_id,
    qty,
    seen_amount,
    seen_market,
    told_amount,
    take_back,
    offer_id,
  })),
  services: services.map(([product_id, service_code, begins_early, seen_amount, seen_market]) => ({
    product_id,
    service_code,
    begins_early,
    seen_amount,
    seen_market,
  })),
  choices: choices.map(([parcel_key, shipping_code, point_id]) => ({ parcel_key, shipping_code, point_id })),
  coupons: coupons.map(([coupon_id, told]) => ({ coupon_id, told })),
});

export async function selectCartItems(db: Db, cartId: number): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select product_id, qty, seen_amount, seen_market, told_amount from cart_items where cart_id = ${cartId}::bigint order by added_at, product_id`.execute(db);
  return rows;
}

interface AbandonedCartRow {
  id: number;
  user_id: number | null;
  token_id: string | null;
  items: ItemRow[];
}

/** The open cart that a reminder's link names, without personal data. */
export async function selectAbandonedCart(db: Db, restoreCode: string): Promise<AbandonedCartRow | null> {
  const { rows } = await sql<Omit<AbandonedCartRow, 'items'>>`
    select id, user_id, token_id from carts where restore_code = ${restoreCode} and ordered_at is null`.execute(db);
  const [cart] = rows;
  return cart ? { ...cart, items: await selectCartItems(db, cart.id) } : null;
}

/** Locks the owner's open cart until the transaction ends; `null`: none. Read its contents after the lock. */
export async function lockCart(db: Db, owner: Owner): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select c.id from carts c where ${of(owner)} for update`.execute(db);
  return rows[0]?.id ?? null;
}

/** Locks the owner's open cart, if there is one, with the next statement. */
export const lockCartLater = async (db: Db, owner: Owner): Promise<void> =>
  void (await deferred(sql`select c.id from carts c where ${of(owner)} for update`).execute(db));

/** Locks the owner's open cart, creating it if needed. */
export async function lockOrCreateCart(db: Db, owner: Owner, lang: LanguageCode): Promise<number> {
  // An order may close the cart while this waits for the lock; the next round then finds or creates another one.
  for (let round = 0; round < 5; round += 1) {
    const id = await lockCart(db, owner);
    if (id !== null) return id;
    const created = await insertCart(db, owner, lang);
    if (created !== null) return created;
  }
  throw new Error('no open cart could be locked or created');
}

/** Inserts an open cart, which is locked by that; `null`: the owner has one already. */
async function insertCart(db: Db, owner: Owner, lang: LanguageCode): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into carts (token_id, user_id, restore_code, lang)
    values (${owner.tokenId}::uuid, ${owner.userId}::integer, ${randomBytes(16).toString('base64url')}, ${lang})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Locks or creates the cart, sets its language and clears its notices. */
export async function touchCart(db: Db, owner: Owner, lang: LanguageCode): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into carts (token_id, user_id, restore_code, lang)
    values (${owner.tokenId}::uuid, ${owner.userId}::integer, ${randomBytes(16).toString('base64url')}, ${lang})
    on conflict (${owner.userId === null ? sql`token_id` : sql`user_id`}) where ordered_at is null and ${owner.userId === null ? sql`token_id` : sql`user_id`} is not null
      do update set updated_at = now(), lang = excluded.lang, notices = '[]'
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

export interface Touch {
  owner: Owner;
  lang: LanguageCode;
  id: number;
  /** More columns to set, `name = value, …`. */
  set: RawBuilder<unknown> | undefined;
}

/**
 * `touchCart` for a cart that is likely the owner's open one, sent with the next statement: one round trip less. `selectCart` afterwards shows
 * whether it was, and whether the guest's token is still valid.
 */
export const touchKnownCart = async (db: Db, { owner, lang, id, set }: Touch): Promise<void> => {
  const more = set ? sql`, ${set}` : sql``;
  await deferred(
    sql`update carts c set updated_at = now(), lang = ${lang}, notices = '[]'${more} where ${of(owner)} and c.id = ${id}::bigint and not ${IS_ENDED}`,
  ).execute(db);
};

/** Titles regardless of visibility, to name products that were removed. */
export async function selectTitles(db: Db, ids: readonly number[], languages: readonly LanguageCode[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ product_id: number; title: string }>`
    select distinct on (product_id) product_id, title from product_texts
    where product_id = any(${ids}::integer[]) order by product_id, array_position(${languages}::text[], lang), lang`.execute(db);
  return new Map(rows.map((row) => [row.product_id, row.title]));
}
