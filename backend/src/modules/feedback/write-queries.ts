import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Writer } from './read-writer.ts';

/** Serialises writes of one person about one product until the transaction ends. */
export async function lockWriter(db: Db, productId: number, { person }: Writer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`feedback:${productId}:${person}`}))`.execute(db);
}

/** Assigns earlier comments of unknown persons to their author, unless the author has commented: one per person counts. */
export async function claimEarlierFeedback(db: Db, productId: number, { person, formerPersons, userId }: Writer): Promise<void> {
  for (const former of formerPersons) {
    await sql`
      update comments c set person = ${person}, user_id = ${userId}::integer where c.product_id = ${productId}::integer and c.person = ${former}
        and not exists (select from comments o where o.product_id = c.product_id and o.person = ${person})`.execute(db);
    await sql`delete from ratings where product_id = ${productId}::integer and person = ${former}`.execute(db);
  }
}

export interface CommentText {
  display_name: string;
  message: string;
  rate: number;
  lang: LanguageCode;
  pros: readonly string[];
  cons: readonly string[];
}

/** Saves a comment in place of the author's earlier one; `null`: unchanged. */
export async function upsertComment(
  db: Db,
  productId: number,
  writer: Writer,
  { display_name, message, rate, lang, pros, cons }: CommentText,
): Promise<{ id: number; isNew: boolean } | null> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into comments (product_id, lang, display_name, message, rate, approved, person, user_id, verified, pros, cons)
    values (${productId}::integer, ${lang}, ${display_name}, ${message}, ${rate}::smallint, false, ${writer.person}, ${writer.userId}::integer, ${writer.hasBought}, ${[...pros]}::text[], ${[...cons]}::text[])
    on conflict (product_id, person) where person is not null do update
      set lang = excluded.lang, display_name = excluded.display_name, message = excluded.message, rate = excluded.rate, user_id = excluded.user_id, pros = excluded.pros, cons = excluded.cons,
        verified = comments.verified or excluded.verified, approved = false, refusal = null, created_at = now()
      where (comments.display_name, comments.message, comments.rate, comments.pros, comments.cons)
        is distinct from (excluded.display_name, excluded.message, excluded.rate, excluded.pros, excluded.cons)
    returning id, xmax = 0 as "isNew"`.execute(db);
  return rows[0] ?? null;
}

/** Saves a buyer's rating, replacing an earlier one. */
export async function upsertRating(db: Db, productId: number, { person }: Writer, rate: number): Promise<void> {
  await sql`
    insert into ratings (product_id, person, rate) values (${productId}::integer, ${person}, ${rate}::smallint)
    on conflict (product_id, person) do update set rate = excluded.rate, updated_at = now() where ratings.rate <> excluded.rate`.execute(db);
}

/** Updates the rating shown with the buyer's comment. */
export async function updateOwnCommentRate(db: Db, productId: number, { person }: Writer, rate: number): Promise<void> {
  await sql`
    update comments set rate = ${rate}::smallint, verified = true
    where product_id = ${productId}::integer and person = ${person} and (rate <> ${rate}::smallint or not verified)`.execute(db);
}

export const approveComment = (db: Db, id: number) => sql`update comments set approved = true, refusal = null where id = ${id}::integer`.execute(db);

export const refuseComment = (db: Db, id: number, reason: string) =>
  sql`update comments set approved = false, refusal = ${reason} where id = ${id}::integer`.execute(db);

export const saveAnswer = (db: Db, id: number, message: string) =>
  sql`update comments set answer = ${message}, answered_at = now() where id = ${id}::integer`.execute(db);
