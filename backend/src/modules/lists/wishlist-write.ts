import type { Wishlist } from '@vitrina/contract/wishlist';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, ok, type Outcome } from '../../http/outcome.ts';
import type { ListDeps } from './list-deps.ts';
import { type Owner, ownerOf } from '../../http/owner-of.ts';
import { lockFirstList, lockOrCreateFirstList } from './wishlist-queries.ts';
import { loadWishlist } from './wishlist-read.ts';

/** Arguments of a change: the owner's lists are locked; `first` is the id of the first one. */
export interface WishScene {
  db: Db;
  owner: Owner;
  first: number;
  context: CallContext;
  deps: ListDeps;
}

/** Validates before it writes; a refusal has written nothing. */
export type WishChange = (scene: WishScene) => Promise<Outcome<never> | null>;

/** Runs a write to wish lists: serialised per owner, atomic, with the resulting lists as the reply. */
export async function writeWishlist(
  context: CallContext,
  deps: ListDeps,
  change: WishChange,
  { makesFirst = false }: { makesFirst?: boolean } = {},
): Promise<Outcome<Wishlist>> {
  const owner = ownerOf(context.actor, deps);
  if (!owner) return fail('error_unauthorized');
  return context.db.transaction().execute(async (db) => {
    const first = makesFirst ? await lockOrCreateFirstList(db, owner) : await lockFirstList(db, owner);
    if (first === null) return fail('error_empty_data');
    const refusal = await change({ db, owner, first, context, deps });
    return refusal ?? ok(await loadWishlist(db, owner, context, deps));
  });
}
