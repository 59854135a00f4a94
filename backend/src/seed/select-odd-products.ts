import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../db/index.ts';

export interface OddPrice {
  code: string;
  category: string;
  amount: number;
  median: number;
}

/** Fewer prices than this make no rule. */
const LEAST_PRICES = 10;
const FAR = 20;
const MOST = 500;

/** Imported products whose price is twenty times that of their category's middle, or a twentieth, the farthest first. */
export async function selectOddPrices(db: Db, market: LanguageCode): Promise<OddPrice[]> {
  const { rows } = await sql<OddPrice>`
    with priced as (
      select p.code, p.category_id, r.amount from import_lines l join products p on p.code = l.code join prices r on r.product_id = p.id and r.market = ${market}
    ), middles as (
      select category_id, percentile_cont(0.5) within group (order by amount) as median from priced group by 1 having count(*) >= ${sql.lit(LEAST_PRICES)}
    )
    select p.code, c.code as category, p.amount, m.median::integer as median from priced p join middles m using (category_id) join categories c on c.id = p.category_id
    where p.amount > m.median * ${sql.lit(FAR)} or p.amount * ${sql.lit(FAR)} < m.median
    order by abs(ln(p.amount / m.median)) desc, p.code limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}

/** Titles of imported products with the category each stands in, a page after a code. */
export async function selectImportedTitles(db: Db, afterCode: string, limit: number): Promise<{ code: string; category: string; title: string }[]> {
  const { rows } = await sql<{ code: string; category: string; title: string }>`
    select p.code, c.code as category, t.title from import_lines l join products p on p.code = l.code join categories c on c.id = p.category_id
    join product_texts t on t.product_id = p.id and t.lang = p.text_lang where l.code > ${afterCode} and p.type <> 'variant' order by l.code limit ${limit}::integer`.execute(
    db,
  );
  return rows;
}
