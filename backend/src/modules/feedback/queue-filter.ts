import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';

export interface QueueFilter {
  /** Of a review. */
  stars?: number | undefined;
  /** Code of a product, or part of its title in the reader's language. */
  product?: string | undefined;
  /** Written in. */
  lang?: LanguageCode | undefined;
}

interface Columns {
  product: RawBuilder<unknown>;
  lang: RawBuilder<unknown>;
  stars?: RawBuilder<unknown>;
}

/** A filter of a queue as a condition over these columns. */
export function queueCondition({ stars, product = '', lang }: QueueFilter, columns: Columns, reader: LanguageCode): RawBuilder<unknown> {
  const like = `%${product.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const parts = [
    sql`true`,
    ...(lang === undefined ? [] : [sql`${columns.lang} = ${lang}`]),
    ...(stars === undefined || !columns.stars ? [] : [sql`${columns.stars} = ${stars}::smallint`]),
    ...(product === ''
      ? []
      : [
          sql`${columns.product} in (select p.id from products p where lower(p.code) = ${product.toLowerCase()}
            union all select t.product_id from product_texts t where t.lang = ${reader} and lower(t.title) like ${like})`,
        ]),
  ];
  return sql.join(parts, sql` and `);
}
