import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { MAX_WISH_LISTS } from '@vitrina/contract/wishlist';
import { fail } from '../../http/outcome.ts';
import { hasList } from './wishlist-changes.ts';
import { selectWishLists } from './wishlist-queries.ts';
import type { WishChange } from './wishlist-write.ts';

/** Creates a list with a title. */
export const addList =
  (title: string): WishChange =>
  async ({ db, owner }) => {
    if ((await selectWishLists(db, owner)).length >= MAX_WISH_LISTS) return fail('error_wishlist_lists');
    await sql`insert into wish_lists (token_id, user_id, title) values (${owner.tokenId}::uuid, ${owner.userId}::integer, ${title})`.execute(db);
    return null;
  };

/** The first list has no title and cannot be renamed: it is found by the missing title. */
export const renameList =
  ({ id, title }: { id: number; title: string }): WishChange =>
  async ({ db, owner, first }) => {
    if (id === first || !(await hasList(db, owner, id))) return fail('error_empty_data');
    await sql`update wish_lists set title = ${title} where id = ${id}::integer`.execute(db);
    return null;
  };

/** Deletes a list; its items move to the first one. */
export const removeList =
  (id: number): WishChange =>
  async ({ db, owner, first }) => {
    if (id === first || !(await hasList(db, owner, id))) return fail('error_empty_data');
    await sql`update wish_items set list_id = ${first}::integer where list_id = ${id}::integer`.execute(db);
    await sql`delete from wish_lists where id = ${id}::integer`.execute(db);
    return null;
  };

/** Shares or unshares a list. A shared list keeps its link; a revoked link is never issued again. */
export const shareList =
  ({ id, shared }: { id: number; shared: boolean }): WishChange =>
  async ({ db, owner }) => {
    if (!(await hasList(db, owner, id))) return fail('error_empty_data');
    const code = randomBytes(16).toString('base64url');
    await sql`update wish_lists set share_code = case when ${shared} then coalesce(share_code, ${code}) end where id = ${id}::integer`.execute(db);
    return null;
  };
