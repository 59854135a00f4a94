import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { insertNewsletter, type NewsletterInput } from './newsletter-queries.ts';
import { cleanTexts } from './save-newsletter.ts';

export interface SentNewsletterInput extends Omit<NewsletterInput, 'product_ids'> {
  /** Of its address; names it for the next time too. */
  code: string;
  product_codes: readonly string[];
  sent_at: string;
}

/** Writes newsletters as if they had been sent, to nobody. May be repeated: those that are there stay. */
export async function saveNewsletters(db: Db, newsletters: readonly SentNewsletterInput[]): Promise<void> {
  for (const { code, topic, texts, product_codes, sent_at } of newsletters) {
    const { rows: known } = await sql`select from newsletters where code = ${code}`.execute(db);
    if (known.length > 0) continue;
    const { rows } = await sql<{ id: number }>`
      select id from products where code = any(${[...product_codes]}::text[]) order by array_position(${[...product_codes]}::text[], code)`.execute(db);
    const { id } = await insertNewsletter(db, { topic, texts: cleanTexts(texts), product_ids: rows.map((row) => row.id) }, code);
    await sql`update newsletters set sent_at = ${sent_at}::timestamptz where id = ${id}::integer`.execute(db);
  }
}
