import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { fold } from '../../catalogue/index.ts';

export interface PostText {
  display_name: string;
  message: string;
  lang: LanguageCode;
}

export interface NewQuestion extends PostText {
  productId: number;
  person: string;
  userId: number | null;
  email: string;
  code: string;
  isConfirmed: boolean;
}

/** Minutes until a repeated question sends another confirmation mail. */
const QUIET_MINUTES = 10;

/**
 * Saves a question in place of the person's open one. A question with a confirmed address is replaced only by that
 * confirmed person, since anyone can type an address. `null`: nothing was changed.
 */
export async function upsertQuestion(db: Db, question: NewQuestion): Promise<{ id: number; asks: number; isNew: boolean } | null> {
  const { productId, person, userId, email, code, isConfirmed, display_name, message, lang } = question;
  const { rows } = await sql<{ id: number; asks: number; isNew: boolean }>`
    insert into product_questions (product_id, author, lang, display_name, message, folded, person, user_id, email, code, confirmed_at)
    values (${productId}::integer, 'asker', ${lang}, ${display_name}, ${message}, ${fold(message)}, ${person}, ${isConfirmed ? userId : null}::integer, ${email}, ${code},
      case when ${isConfirmed} then now() end)
    on conflict (product_id, person) where question_id is null and not approved and refusal is null do update
      set lang = excluded.lang, display_name = excluded.display_name, message = excluded.message, folded = excluded.folded, email = excluded.email,
        user_id = excluded.user_id, confirmed_at = coalesce(excluded.confirmed_at, product_questions.confirmed_at), asked_at = now(),
        asks = product_questions.asks + case when product_questions.asked_at < now() - make_interval(mins => ${QUIET_MINUTES}) then 1 else 0 end
      where product_questions.confirmed_at is null or excluded.confirmed_at is not null
    returning id, asks, xmax = 0 as "isNew"`.execute(db);
  return rows[0] ?? null;
}

/** False: it was confirmed before. */
export async function confirmQuestion(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update product_questions set confirmed_at = now(), created_at = now() where id = ${id}::integer and confirmed_at is null and refusal is null returning id`.execute(
    db,
  );
  return rows.length > 0;
}

export const stopMails = (db: Db, code: string) => sql`update product_questions set stopped_at = now() where code = ${code} and stopped_at is null`.execute(db);

interface NewAnswer extends PostText {
  question: { id: number; product_id: number };
  person: string;
  userId: number | null;
}

/** Saves a buyer's answer in place of their earlier one; `null`: unchanged. */
export async function upsertAnswer(
  db: Db,
  { question, person, userId, display_name, message, lang }: NewAnswer,
): Promise<{ id: number; isNew: boolean } | null> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    insert into product_questions (product_id, question_id, author, lang, display_name, message, folded, person, user_id, confirmed_at)
    values (${question.product_id}::integer, ${question.id}::integer, 'buyer', ${lang}, ${display_name}, ${message}, ${fold(message)}, ${person}, ${userId}::integer, now())
    on conflict (question_id, person) where question_id is not null and person is not null do update
      set lang = excluded.lang, display_name = excluded.display_name, message = excluded.message, folded = excluded.folded, user_id = excluded.user_id,
        approved = false, refusal = null, created_at = now()
      where (product_questions.display_name, product_questions.message) is distinct from (excluded.display_name, excluded.message)
    returning id, xmax = 0 as "isNew"`.execute(db);
  return rows[0] ?? null;
}

export async function selectAnswerState(db: Db, questionId: number, person: string): Promise<{ approved: boolean; refusal: string | null } | null> {
  const { rows } = await sql<{ approved: boolean; refusal: string | null }>`
    select approved, refusal from product_questions where question_id = ${questionId}::integer and person = ${person}`.execute(db);
  return rows[0] ?? null;
}

/** Saves the shop's answer, published immediately; returns its id. The caller must hold the question's lock. */
export async function upsertShopAnswer(
  db: Db,
  question: { id: number; product_id: number },
  { message, lang }: Omit<PostText, 'display_name'>,
): Promise<number> {
  const changed = await sql<{ id: number }>`
    update product_questions set message = ${message}, folded = ${fold(message)}, lang = ${lang}, created_at = now()
    where question_id = ${question.id}::integer and author = 'shop' returning id`.execute(db);
  if (changed.rows[0]) return changed.rows[0].id;
  const { rows } = await sql<{ id: number }>`
    insert into product_questions (product_id, question_id, author, lang, display_name, message, folded, confirmed_at, approved)
    values (${question.product_id}::integer, ${question.id}::integer, 'shop', ${lang}, '', ${message}, ${fold(message)}, now(), true) returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

export const publishPost = (db: Db, id: number) =>
  sql`update product_questions set approved = true, refusal = null, confirmed_at = coalesce(confirmed_at, now()) where id = ${id}::integer`.execute(db);

export const refusePost = (db: Db, id: number, reason: string) =>
  sql`update product_questions set approved = false, refusal = ${reason} where id = ${id}::integer`.execute(db);
