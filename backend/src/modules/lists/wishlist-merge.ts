import { sql } from 'kysely';
import { MAX_WISH_LISTS, MAX_WISHES } from '@vitrina/contract/wishlist';
import type { Db } from '../../db/index.ts';
import type { Actor } from '../../http/context.ts';
import type { ListDeps } from './list-deps.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { lockFirstList, lockOrCreateFirstList, selectWishLists } from './wishlist-queries.ts';

/**
 * Merges the guest's wish lists into the customer's at login; existing entries stay unchanged. Lists with a title move
 * with their links; the guest's first list is merged into the customer's. Call in a transaction.
 */
export async function mergeGuestWishlist(db: Db, { actor, userId }: { actor: Actor; userId: number }, deps: Pick<ListDeps, 'trustedTokenId'>): Promise<void> {
  const guest = ownerOf(actor, deps);
  if (!guest?.tokenId) return;
  const from = await lockFirstList(db, guest);
  if (from === null) return;
  const customer = { userId, tokenId: null } as const;
  const into = await lockOrCreateFirstList(db, customer);
  const lists = await selectWishLists(db, customer);
  const wishes = lists.reduce((sum, list) => sum + list.total, 0);
  await sql`
    delete from wish_items g using wish_lists l where l.id = g.list_id and l.token_id = ${guest.tokenId}::uuid and g.product_id in (
      select i.product_id from wish_items i join wish_lists c on c.id = i.list_id where c.user_id = ${userId}::integer)`.execute(db);
  // Items above the limit, the oldest ones, stay behind and are deleted with the guest's lists.
  await sql`
    delete from wish_items where id in (
      select g.id from wish_items g join wish_lists l on l.id = g.list_id where l.token_id = ${guest.tokenId}::uuid
      order by g.added_at desc, g.id desc offset ${Math.max(0, MAX_WISHES - wishes)}::integer)`.execute(db);
  await sql`
    update wish_lists set token_id = null, user_id = ${userId}::integer where id in (
      select id from wish_lists where token_id = ${guest.tokenId}::uuid and title is not null order by created_at, id limit ${MAX_WISH_LISTS - lists.length}::integer)`.execute(
    db,
  );
  // Remaining items of the guest: the first list, and those above the limit.
  await sql`
    update wish_items i set list_id = ${into}::integer from wish_lists l where l.id = i.list_id and l.token_id = ${guest.tokenId}::uuid`.execute(db);
  await moveLink(db, { from, into, isFree: lists.find((list) => list.id === into)?.total === 0 });
  await sql`delete from wish_lists where token_id = ${guest.tokenId}::uuid`.execute(db);
}

/** The link of the guest's first list is kept only if the merged list has nothing that the guest did not add. */
async function moveLink(db: Db, { from, into, isFree }: { from: number; into: number; isFree: boolean }): Promise<void> {
  if (!isFree) return;
  const { rows } = await sql<{ share_code: string | null }>`select share_code from wish_lists where id = ${from}::integer`.execute(db);
  await sql`update wish_lists set share_code = null where id = ${from}::integer`.execute(db);
  await sql`update wish_lists set share_code = coalesce(share_code, ${rows[0]?.share_code ?? null}) where id = ${into}::integer`.execute(db);
}
