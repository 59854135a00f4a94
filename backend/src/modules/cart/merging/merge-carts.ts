import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { Actor } from '../../../http/context.ts';
import type { CartDeps } from '../cart-deps.ts';
import { ownerOf } from '../../../http/owner-of.ts';
import { type CartRow, lockCart, lockOrCreateCart, type Notice, selectCart } from '../cart-queries.ts';
import { copyServices } from '../services/copy-services.ts';
import { mergeSaved } from '../saved/saved-queries.ts';
import { MAX_SAVED } from '../saved/max-saved.ts';
import { mergeItems, mergeNotice } from './merge-items.ts';

interface Merge {
  tokenId: string;
  userId: number;
  lang: LanguageCode;
}

/**
 * At login, moves the guest's cart into the customer's, which keeps its own lines. Quantities of the same product are added up to the stock;
 * every changed line gets a notice. Deletes the guest's cart. Call within a transaction.
 */
export async function mergeCarts(db: Db, { tokenId, userId, lang }: Merge): Promise<void> {
  const guest = { userId: null, tokenId } as const;
  const customer = { userId, tokenId: null } as const;
  if ((await lockCart(db, guest)) === null) return;
  const into = await lockOrCreateCart(db, customer, lang);
  const [from, to] = [await selectCart(db, guest, null), await selectCart(db, customer, null)];
  if (!from || !to) return;
  const notices = await moveLines(db, from, to);
  await copyServices(db, { from: from.id, to: into });
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
  await endCart(db, from, into);
}

/** Merges cart and saved items of the actor's guest token, if there are any; a customer's token and the storefront's have none. */
export async function mergeGuestCart(
  db: Db,
  { actor, userId, lang }: { actor: Actor; userId: number; lang: LanguageCode },
  deps: Pick<CartDeps, 'trustedTokenId'>,
): Promise<void> {
  const owner = ownerOf(actor, deps);
  if (!owner?.tokenId) return;
  await mergeCarts(db, { tokenId: owner.tokenId, userId, lang });
  await mergeSaved(db, { tokenId: owner.tokenId, userId, most: MAX_SAVED });
}

/** Moves the lines. Returns the notices. */
async function moveLines(db: Db, from: CartRow, to: CartRow): Promise<Notice[]> {
  const merged = await mergeItems(db, { from, to, combine: (earlier, joined) => earlier + joined });
  const mergedNotices = merged.filter((line) => line.earlier !== null).map(mergeNotice);
  const otherNotices = to.items
    .filter((item) => !from.items.some((other) => other.product_id === item.product_id))
    .map((item): Notice => ({ label_name: 'cart_warning_merged', product_id: item.product_id, before: null, now: item.qty }));
  return from.items.length > 0 ? [...mergedNotices, ...otherNotices] : [];
}

/** Deletes the guest's cart; consent to reminders and the restore link move to the customer's cart. */
async function endCart(db: Db, from: CartRow, into: number): Promise<void> {
  const { rows } = await sql<{ restore_code: string; reminder_consent: boolean; reminded_at: Date | null }>`
    delete from carts where id = ${from.id}::bigint returning restore_code, reminder_consent, reminded_at`.execute(db);
  const [ended] = rows;
  if (!ended?.reminder_consent && !ended?.reminded_at) return;
  await sql`
    update carts set reminder_consent = reminder_consent or ${ended.reminder_consent}, restore_code = case when reminded_at is null then ${ended.restore_code} else restore_code end,
      reminded_at = coalesce(reminded_at, ${ended.reminded_at}::timestamptz)
    where id = ${into}::bigint`.execute(db);
}
