import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { ProductRow } from './product-queries.ts';
import { CUT_IN_FORCE } from './cut-in-force.ts';
import { SHOWN } from '../visibility/visibility.ts';

/** Parts of a line that must come from the transaction: price, stock, and the versions of its other rows. */
export type LiveLine = Pick<ProductRow, 'id' | 'amount' | 'loyalty_amount' | 'reference_amount' | 'cut_at' | 'stock'> & {
  /** Ids of the transactions (`xmin`) that wrote the rows of product, texts and pictures: each change gives another version. */
  product: string;
  texts: string;
  images: string;
};

/** SQL: live parts of visible products. `wanted`: a table with a column `id`. */
const liveLines = (wanted: RawBuilder<unknown>, lang: LanguageCode): RawBuilder<LiveLine> => sql<LiveLine>`
  select p.id, pr.amount, pr.loyalty_amount, case when ${CUT_IN_FORCE} then pr.reference_amount end as reference_amount,
    case when ${CUT_IN_FORCE} then pr.cut_at end as cut_at,
    (select coalesce(json_agg(json_build_array(s.warehouse_id, s.qty)), '[]') from stock s where s.product_id = p.id and s.qty > 0) as stock,
    p.xmin::text as product,
    array(select t.xmin from product_texts t where t.product_id = p.id order by t.lang)::text as texts,
    array(select i.xmin from product_images i where i.product_id = p.id order by i.position)::text as images
  from ${wanted}
  join products p on p.id = wanted.id
  left join prices pr on pr.product_id = p.id and pr.market = ${lang}
  where ${SHOWN}`;

export async function selectLiveLines(db: Db, ids: readonly number[], lang: LanguageCode): Promise<LiveLine[]> {
  const { rows } = await liveLines(sql`unnest(${ids}::integer[]) as wanted(id)`, lang).execute(db);
  return rows;
}

/** Live lines as JSON, read as a column of another statement. */
export interface LiveLinesOf {
  market: LanguageCode;
  lines: readonly (Omit<LiveLine, 'cut_at'> & { cut_at: string | null })[];
}

/** Column of `LiveLinesOf` for the products of `ids`, a query with one column `id`. */
export const liveLinesColumn = (ids: RawBuilder<unknown>, lang: LanguageCode): RawBuilder<LiveLinesOf> => sql<LiveLinesOf>`
  (select json_build_object('market', ${lang}::text, 'lines', coalesce(json_agg(l), '[]')) from (${liveLines(sql`(${ids}) as wanted`, lang)}) l)`;

export const readLiveLines = ({ lines }: LiveLinesOf): LiveLine[] =>
  lines.map(({ cut_at, ...line }) => ({ ...line, cut_at: cut_at === null ? null : new Date(cut_at) }));
