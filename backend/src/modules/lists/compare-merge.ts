import { sql } from 'kysely';
import { MAX_COMPARED } from '@vitrina/contract/values/compare-query';
import type { Db } from '../../db/index.ts';
import type { Actor } from '../../http/context.ts';
import { lockCompared } from './compare-queries.ts';
import type { ListDeps } from './list-deps.ts';
import { ownerOf } from '../../http/owner-of.ts';

/**
 * Merges the guest's comparison into the customer's at login. The guest's products come first, as they are of current interest; the customer's own
 * fill the remaining places, newest first. Call in a transaction.
 */
export async function mergeGuestCompare(db: Db, { actor, userId }: { actor: Actor; userId: number }, deps: Pick<ListDeps, 'trustedTokenId'>): Promise<void> {
  const guest = ownerOf(actor, deps);
  if (!guest?.tokenId) return;
  await lockCompared(db, guest);
  await lockCompared(db, { userId, tokenId: null });
  await sql`
    delete from compare_items c where user_id = ${userId}::integer and exists (
      select from compare_items g where g.token_id = ${guest.tokenId}::uuid and g.product_id = c.product_id)`.execute(db);
  await sql`
    delete from compare_items where id in (
      select id from compare_items where token_id = ${guest.tokenId}::uuid or user_id = ${userId}::integer
      order by token_id is null, added_at desc, id desc offset ${MAX_COMPARED}::integer)
    and exists (select from compare_items where token_id = ${guest.tokenId}::uuid)`.execute(db);
  await sql`
    update compare_items c set position = sorted.place, token_id = null, user_id = ${userId}::integer
    from (
      select id, row_number() over (order by token_id is null, position, id) as place from compare_items
      where token_id = ${guest.tokenId}::uuid or user_id = ${userId}::integer) sorted
    where sorted.id = c.id`.execute(db);
}
