import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { documentOf, type SearchSource } from './document.ts';

const BATCH = 1000;

/** Writes or replaces the documents of products, in the languages given. */
export async function saveDocuments(db: Db, sources: readonly SearchSource[]): Promise<void> {
  const distinct = [...new Map(sources.map((source) => [`${source.product_id} ${source.lang}`, source])).values()];
  for (let from = 0; from < distinct.length; from += BATCH) await saveBatch(db, distinct.slice(from, from + BATCH));
}

async function saveBatch(db: Db, sources: readonly SearchSource[]): Promise<void> {
  await sql`
    insert into search_documents (product_id, lang, terms)
    select d.product_id, d.lang, d.terms
    from unnest(${sources.map((source) => source.product_id)}::integer[], ${sources.map((source) => source.lang)}::text[], ${sources.map(documentOf)}::text[]) as d(product_id, lang, terms)
    join products p on p.id = d.product_id
    on conflict (product_id, lang) do update set terms = excluded.terms where search_documents.terms <> excluded.terms`.execute(db);
}
