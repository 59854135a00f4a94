import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { NewsletterTopic } from '@vitrina/contract/values/newsletter-topics';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Link } from './subscription-request-queries.ts';

export interface NewsletterRow {
  id: number;
  lang: LanguageCode;
  subject: string;
  html: string;
  product_ids: number[];
  sent_at: Date | null;
  languages: LanguageCode[];
}

/** A newsletter by id and code, in the language or its best fallback. */
export async function selectNewsletter(db: Db, { id, code }: Link, lang: LanguageCode): Promise<NewsletterRow | null> {
  const { rows } = await sql<NewsletterRow>`
    select n.id, t.lang, t.subject, t.html, n.product_ids, n.sent_at,
      (select array_agg(lang order by lang) from newsletter_texts where newsletter_id = n.id) as languages
    from newsletters n join newsletter_texts t on t.newsletter_id = n.id
    where n.id = ${id}::integer and n.code = ${code}
    order by t.lang = ${lang} desc, t.lang = 'en' desc, t.lang limit 1`.execute(db);
  return rows[0] ?? null;
}

export type NewsletterTexts = Partial<Record<LanguageCode, { subject: string; html: string }>>;

export interface NewsletterInput {
  topic: NewsletterTopic;
  product_ids: readonly number[];
  texts: NewsletterTexts;
}

export async function insertNewsletter(db: Db, { topic, product_ids, texts }: NewsletterInput, code = randomBytes(16).toString('base64url')): Promise<Link> {
  const { rows } = await sql<Link>`
    insert into newsletters (topic, code, product_ids) values (${topic}, ${code}, ${[...product_ids]}::integer[]) returning id, code`.execute(db);
  const link = rows[0] as Link;
  await insertTexts(db, link.id, texts);
  return link;
}

/** `sent`: not changed, as its readers got it already. */
export async function updateNewsletter(db: Db, id: number, { topic, product_ids, texts }: NewsletterInput): Promise<Link | 'sent' | null> {
  const { rows } = await sql<Link & { sent_at: Date | null }>`select id, code, sent_at from newsletters where id = ${id}::integer for update`.execute(db);
  const [found] = rows;
  if (!found) return null;
  if (found.sent_at) return 'sent';
  await sql`update newsletters set topic = ${topic}, product_ids = ${[...product_ids]}::integer[], saved_at = now() where id = ${id}::integer`.execute(db);
  await sql`delete from newsletter_texts where newsletter_id = ${id}::integer`.execute(db);
  await insertTexts(db, id, texts);
  return { id: found.id, code: found.code };
}

async function insertTexts(db: Db, id: number, texts: NewsletterTexts): Promise<void> {
  await sql`
    insert into newsletter_texts (newsletter_id, lang, subject, html)
    select ${id}::integer, key, value ->> 'subject', value ->> 'html' from jsonb_each(${JSON.stringify(texts)}::jsonb)`.execute(db);
}

/** Returns the ids without a product. */
export async function unknownProducts(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::integer[]) as given(id) where not exists (select from products p where p.id = given.id)`.execute(db);
  return rows.map(({ id }) => id);
}
