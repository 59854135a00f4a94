import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../db/index.ts';

export interface PublicText {
  place: string;
  lang: LanguageCode;
  text: string;
}

const PER_BATCH = 2000;

/** All texts that visitors can read: pages and other content, products, coupons, recalls, words that the owner changed. */
export async function* publicTexts(db: Db): AsyncGenerator<PublicText[]> {
  const { rows } = await sql<PublicText>`
    select 'content.' || c.kind || '.' || c.code as place, t.lang, concat_ws(' ', t.title, t.content) as text
    from contents c join content_texts t on t.content_id = c.id where c.visible
    union all select 'coupon.' || c.code || '.title', x.key, x.value from coupons c, jsonb_each_text(c.titles) x where c.active and not c.issued
    union all select 'label.' || name, lang, text from labels`.execute(db);
  yield rows;
  for (let after = 0; ; ) {
    const { rows } = await sql<PublicText & { id: number }>`
      select p.id, 'product.' || p.code || '.text' as place, t.lang, concat_ws(' ', t.title, t.short_description, t.description) as text
      from products p join product_texts t on t.product_id = p.id
      where p.visible and p.id > ${after}::integer and p.id <= (select max(id) from (select id from products where visible and id > ${after}::integer order by id limit ${PER_BATCH}::integer) b)`.execute(
      db,
    );
    if (rows.length === 0) return;
    yield rows;
    after = Math.max(...rows.map(({ id }) => id));
  }
}
