import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { insertNewsletter, type NewsletterInput, updateNewsletter } from './newsletter-queries.ts';
import { cleanTexts } from './save-newsletter.ts';

export interface SentNewsletterInput extends Omit<NewsletterInput, 'product_ids'> {
  /** Code in the newsletter's URL; a repeated import finds the newsletter by it. */
  code: string;
  product_codes: readonly string[];
  /** Date of a past issue, for which no mail is sent; `null`: staff send it. */
  sent_at: string | null;
}

/** Saves newsletters by code. A sent one stays unchanged. */
export async function saveNewsletters(db: Db, newsletters: readonly SentNewsletterInput[]): Promise<void> {
  for (const { code, topic, texts, product_codes, sent_at } of newsletters) {
    const { rows: products } = await sql<{ id: number }>`
      select id from products where code = any(${[...product_codes]}::text[]) order by array_position(${[...product_codes]}::text[], code)`.execute(db);
    const input = { topic, texts: cleanTexts(texts), product_ids: products.map((row) => row.id) };
    const { rows } = await sql<{ id: number }>`select id from newsletters where code = ${code}`.execute(db);
    const [existing] = rows;
    const saved = existing ? await updateNewsletter(db, existing.id, input) : await insertNewsletter(db, input, code);
    if (saved && saved !== 'sent') await sql`update newsletters set sent_at = ${sent_at}::timestamptz where id = ${saved.id}::integer`.execute(db);
  }
}

/** Deletes unsent newsletters. */
export const deleteNewsletters = async (db: Db, codes: readonly string[]): Promise<void> =>
  void (await sql`delete from newsletters where code = any(${[...codes]}::text[]) and sent_at is null`.execute(db));
