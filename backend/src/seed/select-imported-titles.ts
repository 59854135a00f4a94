import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../db/index.ts';

export interface ImportedTitle {
  code: string;
  category: string;
  title: string;
  /** Minor units in the market; `null`: on request. */
  amount: number | null;
}

/** Titles and prices of imported products with the category each stands in, variants apart, a page after a code. */
export async function selectImportedTitles(db: Db, { after, limit, market }: { after: string; limit: number; market: LanguageCode }): Promise<ImportedTitle[]> {
  const { rows } = await sql<ImportedTitle>`
    select p.code, c.code as category, t.title, r.amount from import_lines l join products p on p.code = l.code join categories c on c.id = p.category_id
    join product_texts t on t.product_id = p.id and t.lang = p.text_lang left join prices r on r.product_id = p.id and r.market = ${market}
    where l.code > ${after} and p.type <> 'variant' order by l.code limit ${limit}::integer`.execute(db);
  return rows;
}
