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
  const rows = sources.map(documentOf);
  await sql`
    insert into search_documents (product_id, lang, score, skip, head, top, words)
    select d.product_id, d.lang, p.score, d.skip, d.head, d.top::tsvector, d.words::tsvector
    from unnest(${sources.map((source) => source.product_id)}::integer[], ${sources.map((source) => source.lang)}::text[], ${rows.map((row) => row.skip)}::smallint[],
      ${rows.map((row) => row.head)}::text[], ${rows.map((row) => row.top)}::text[], ${rows.map((row) => row.words)}::text[]) as d(product_id, lang, skip, head, top, words)
    join products p on p.id = d.product_id
    on conflict (product_id, lang) do update set score = excluded.score, skip = excluded.skip, head = excluded.head, top = excluded.top, words = excluded.words
    where (search_documents.score, search_documents.skip, search_documents.head, search_documents.top, search_documents.words) is distinct from (excluded.score, excluded.skip, excluded.head, excluded.top, excluded.words)`.execute(
    db,
  );
}
