import { sql } from 'kysely';
import { MOST_PIECES } from '@vitrina/contract/cart';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Actor } from '../../http/context.ts';
import type { CartDeps } from './cart-deps.ts';
import { ownerOf } from './cart-owner.ts';
import { type CartRow, lockCart, lockOrMakeCart, type Notice, selectCart } from './cart-queries.ts';

interface Merge {
  tokenId: string;
  userId: number;
  lang: LanguageCode;
}

/**
 * At login: what lies in the guest's cart goes into the customer's, whose earlier things stay. Pieces of the same product are
 * added up to what is in stock; every line that is not as the guest left it is told. The guest's cart ends. To be called in a
 * transaction.
 */
export async function mergeCarts(db: Db, { tokenId, userId, lang }: Merge): Promise<void> {
  const guest = { userId: null, tokenId } as const;
  const customer = { userId, tokenId: null } as const;
  if ((await lockCart(db, guest)) === null) return;
  const into = await lockOrMakeCart(db, customer, lang);
  const [from, to] = [await selectCart(db, guest), await selectCart(db, customer)];
  if (!from || !to) return;
  const notices = await mergeLines(db, from, to);
  await sql`
    insert into cart_coupons (cart_id, coupon_id, added_at) select ${into}::bigint, coupon_id, added_at from cart_coupons where cart_id = ${from.id}::bigint on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into cart_parcels (cart_id, parcel_key, shipping_code, point_id)
    select ${into}::bigint, parcel_key, shipping_code, point_id from cart_parcels where cart_id = ${from.id}::bigint on conflict do nothing`.execute(db);
  await sql`
    update carts t set customer = coalesce(f.customer, t.customer), payment_code = coalesce(f.payment_code, t.payment_code),
      age_confirmed = f.age_confirmed, notices = ${JSON.stringify(notices)}::jsonb, updated_at = now(), lang = ${lang}
    from carts f where t.id = ${into}::bigint and f.id = ${from.id}::bigint`.execute(db);
  await sql`delete from carts where id = ${from.id}::bigint`.execute(db);
}

/** The same for whoever logs in: a customer's old token and the storefront's own bring no cart along. */
export async function mergeGuestCart(
  db: Db,
  { actor, userId, lang }: { actor: Actor; userId: number; lang: LanguageCode },
  deps: Pick<CartDeps, 'trustedTokenId'>,
): Promise<void> {
  const owner = ownerOf(actor, deps);
  if (owner?.tokenId) await mergeCarts(db, { tokenId: owner.tokenId, userId, lang });
}

/** Moves the lines; gives what is to be told. */
async function mergeLines(db: Db, from: CartRow, to: CartRow): Promise<Notice[]> {
  const most = await selectMost(
    db,
    from.items.map((item) => item.product_id),
  );
  const earlier = new Map(to.items.map((item) => [item.product_id, item.qty]));
  const merged = from.items.map((item) => {
    const wanted = item.qty + (earlier.get(item.product_id) ?? 0);
    // What the guest had in the cart is never made less here: too much of it is warned of anyway.
    const qty = Math.min(wanted, Math.max(most.get(item.product_id) ?? 0, item.qty));
    return { ...item, qty, wanted, isBoth: earlier.has(item.product_id) };
  });
  await sql`
    insert into cart_items (cart_id, product_id, qty, seen_amount, seen_market, told_amount)
    select ${to.id}::bigint, product_id, qty, seen_amount, seen_market, told_amount
    from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb) m(product_id integer, qty integer, seen_amount integer, seen_market text, told_amount integer)
    on conflict (cart_id, product_id) do update set qty = excluded.qty, seen_amount = excluded.seen_amount, seen_market = excluded.seen_market`.execute(db);
  const told = merged
    .filter((line) => line.isBoth)
    .map(
      ({ product_id, qty, wanted }): Notice => ({
        label_name: qty < wanted ? 'cart_warning_merged_capped' : 'cart_warning_merged',
        product_id,
        before: qty < wanted ? wanted : null,
        now: qty,
      }),
    );
  const kept = to.items
    .filter((item) => !from.items.some((other) => other.product_id === item.product_id))
    .map((item): Notice => ({ label_name: 'cart_warning_merged', product_id: item.product_id, before: null, now: item.qty }));
  return from.items.length > 0 ? [...told, ...kept] : [];
}

/** The most pieces of each product that a line may have. */
async function selectMost(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; most: number }>`
    select p.id, case when p.status = 2 then ${MOST_PIECES}::integer else least(${MOST_PIECES}::integer, coalesce((select sum(s.qty) from stock s where s.product_id = p.id), 0)) end as most
    from products p where p.id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.most]));
}
