import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { suggestProducts } from '../search/index.ts';
import { valueIdIn } from '../search/value-id.ts';

interface Question {
  db: Db;
  text: string;
  lang: LanguageCode;
  limit: number;
}

/** Products by code, EAN, part number or words of their title, including hidden ones. */
export async function findProductsForStaff(catalogue: Catalogue, { db, text, lang, limit }: Question): Promise<{ code: string; title: string | null }[]> {
  const { ids } = await suggestProducts(catalogue, { db, q: text, lang, isStaff: true, valueId: valueIdIn(catalogue) });
  const { rows } = await sql<{ code: string; title: string | null }>`
    select p.code, coalesce(t.title, other.title) as title
    from unnest(${ids}::integer[]) with ordinality as f(id, place) join products p on p.id = f.id
    left join product_texts t on t.product_id = p.id and t.lang = ${lang}
    left join lateral (select title from product_texts o where o.product_id = p.id order by o.lang limit 1) other on t.title is null
    order by f.place limit ${limit}`.execute(db);
  return rows;
}
