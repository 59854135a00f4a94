import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';

export interface QueueFilter {
  /** Rating; reviews only. */
  stars?: number | undefined;
  /** Code of a product, or part of its title in the reader's language. */
  product?: string | undefined;
  /** Language of the text. */
  lang?: LanguageCode | undefined;
  /** Text to find in the content or in the author's name. */
  text?: string | undefined;
  /** ISO date or time. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A page of a queue. */
export interface QueuePage {
  filter: QueueFilter;
  lang: LanguageCode;
  offset: number;
  limit: number;
  /** End of the view: later rows are left out; `null`: none are. */
  until: Date | null;
}

/** Query for a page of a queue by state. */
export interface QueueQuestion {
  state: 'waiting' | 'approved' | 'refused';
  filter: QueueFilter;
  offset: number;
  limit: number;
  until?: Date | null;
}

interface Columns {
  /** Alias of the table. */
  table: 'c' | 'q';
  stars?: RawBuilder<unknown>;
}

const likeOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** SQL condition of a queue's filter over these columns. */
export function queueCondition(
  { filter: { stars, product = '', lang, text = '', from, to }, lang: reader, until }: QueuePage,
  { table, stars: rate }: Columns,
): RawBuilder<unknown> {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${table}.${name}`);
  const parts = [
    sql`true`,
    ...(lang === undefined ? [] : [sql`${column('lang')} = ${lang}`]),
    ...(stars === undefined || !rate ? [] : [sql`${rate} = ${stars}::smallint`]),
    ...(text === '' ? [] : [sql`lower(${column('message')} || ' ' || ${column('display_name')}) like ${likeOf(text)}`]),
    ...(from === undefined ? [] : [sql`${column('created_at')} >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`${column('created_at')} < ${to}::timestamptz`]),
    ...(until === null ? [] : [sql`${column('created_at')} <= ${until}`]),
    ...(product === ''
      ? []
      : [
          sql`${column('product_id')} in (select p.id from products p where lower(p.code) = ${product.toLowerCase()}
            union all select t.product_id from product_texts t where t.lang = ${reader} and lower(t.title) like ${likeOf(product)})`,
        ]),
  ];
  return sql.join(parts, sql` and `);
}
