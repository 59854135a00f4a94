import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../db/index.ts';
import type { Among } from '../modules/catalogue/index.ts';

export interface PublicText {
  place: string;
  lang: LanguageCode;
  text: string;
}

export interface ProductText extends PublicText {
  product_id: number;
}

/** Texts of pages and other content, of coupons, and interface texts that the owner changed. */
export async function selectPlaceTexts(db: Db): Promise<PublicText[]> {
  const { rows } = await sql<PublicText>`
    select 'content.' || c.kind || '.' || c.code as place, t.lang, concat_ws(' ', t.title, t.content) as text
    from contents c join content_texts t on t.content_id = c.id where c.visible
    union all select 'coupon.' || c.code || '.title', x.key, x.value from coupons c, jsonb_each_text(c.titles) x where c.active and not c.issued
    union all select 'label.' || name, lang, text from labels`.execute(db);
  return rows;
}

/** Returns texts of visible products; places are relative to the product. */
export async function selectProductTexts(db: Db, among: Among): Promise<ProductText[]> {
  const chosen: RawBuilder<unknown> =
    'ids' in among
      ? sql`p.visible and p.id = any(${among.ids}::integer[])`
      : sql`p.id in (select id from products where visible and id > ${among.after}::integer order by id limit ${among.limit}::integer)`;
  const { rows } = await sql<ProductText>`
    select p.id as product_id, 'text' as place, t.lang, concat_ws(' ', t.title, t.short_description, t.description) as text
    from products p join product_texts t on t.product_id = p.id where ${chosen}`.execute(db);
  return rows;
}
