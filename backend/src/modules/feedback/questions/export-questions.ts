import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

interface Account {
  /** `null`: a guest. */
  userId: number | null;
  email: string;
}

/** Exports a customer's questions and answers about products, made with the account or its address. */
export async function exportQuestions(db: Db, { userId, email }: Account): Promise<{ questions: unknown[] }> {
  const { rows } = await sql<Record<string, unknown>>`
    select p.code as product, q.author, q.display_name, q.message, q.lang, q.email, q.approved, q.refusal, q.confirmed_at, q.created_at
    from product_questions q join products p on p.id = q.product_id where q.user_id = ${userId}::integer or q.email = ${email} order by q.id`.execute(db);
  return { questions: rows };
}

/** Erases questions asked without the account, with its address; those of the account are deleted with it. */
export async function eraseQuestions(db: Db, { email }: Pick<Account, 'email'>): Promise<void> {
  await sql`delete from product_questions where email = ${email}`.execute(db);
}
