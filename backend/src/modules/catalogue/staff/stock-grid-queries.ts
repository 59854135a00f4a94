import { type RawBuilder, sql } from 'kysely';
import { STOCK_DAYS } from '@vitrina/contract/staff/stock';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';

export interface GridRow {
  product_id: number;
  code: string;
  title: string | null;
  qty: number;
  restock_on: string | null;
  places: { code: string; title: string; qty: number }[];
  lowest: number;
  coming: number;
  in_carts: number;
}

export interface StockQuestion {
  filter: {
    text?: string | undefined;
    /** Code. */
    warehouse?: string | undefined;
    below?: number | undefined;
    missing?: boolean | undefined;
    /** ISO timestamp. */
    moved_since?: string | undefined;
  };
  sort: string;
  offset: number;
  limit: number;
  lang: LanguageCode;
  /** Ids; `null`: all. */
  warehouses: readonly number[] | null;
}

const ORDERS: Readonly<Record<string, RawBuilder<unknown>>> = {
  code: sql`code`,
  '-code': sql`code desc`,
  qty: sql`qty, code`,
  '-qty': sql`qty desc, code`,
};
/** Age in days up to which carts count as active. */
const CART_DAYS = 7;
const lately = (days: number) => sql`now() - make_interval(days => ${days})`;

/** SQL: requested warehouses in scope. */
const isRequested = ({ filter: { warehouse }, warehouses }: StockQuestion) => sql`
  (${warehouse ?? null}::text is null or w.code = ${warehouse ?? null}) and (${warehouses}::integer[] is null or w.id = any(${warehouses}::integer[]))`;

/** SQL: movements in the requested warehouses. */
const moved = (question: StockQuestion) => sql`stock_movements m join warehouses w on w.id = m.warehouse_id and ${isRequested(question)}`;

/** SQL: matching products with stock, with their total quantity in these warehouses. */
function counted(question: StockQuestion): RawBuilder<unknown> {
  const { text = '', below, missing, moved_since: since } = question.filter;
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const parts = [
    sql`p.type <> 'configurable'`,
    ...(text === ''
      ? []
      : [
          sql`(lower(p.code) like ${like} or exists (select from product_texts t where t.product_id = p.id and t.lang = ${question.lang} and lower(t.title) like ${like}))`,
        ]),
    ...(since === undefined ? [] : [sql`p.id in (select m.product_id from ${moved(question)} where m.at >= ${since}::timestamptz)`]),
    ...(missing === true
      ? [
          sql`p.id in (select m.product_id from ${moved(question)} where m.reason = 'count' and m.at >= ${lately(STOCK_DAYS)} group by m.product_id having sum(m.qty) < 0)`,
        ]
      : []),
  ];
  return sql`
    select p.id as product_id, p.code, coalesce(sum(s.qty), 0)::integer as qty
    from products p left join (stock s join warehouses w on w.id = s.warehouse_id and ${isRequested(question)}) on s.product_id = p.id
    where ${sql.join(parts, sql` and `)}
    group by p.id, p.code having ${below ?? null}::integer is null or coalesce(sum(s.qty), 0) < ${below ?? null}::integer`;
}

/** Products with their quantities in the requested warehouses. */
export async function selectStockGrid(db: Db, question: StockQuestion): Promise<{ rows: GridRow[]; total: number }> {
  const { sort, offset, limit, lang } = question;
  const order = ORDERS[sort] ?? ORDERS.code;
  const rest = sql`select m.product_id, sum(m.qty) over (partition by m.product_id order by m.id desc) as since
    from ${moved(question)} where m.at >= ${lately(STOCK_DAYS)} and m.product_id in (select product_id from page)`;
  const { rows } = await sql<GridRow>`
    with page as materialized (select * from (${counted(question)}) found order by ${order} limit ${limit} offset ${offset}),
      -- backwards from now: what there was before a movement is what there is now without all that moved since
      lows as (select product_id, max(since) as since from (${rest}) moves group by product_id),
      coming as (select i.product_id, sum(i.qty)::integer as qty from stock_transfers t join stock_transfer_items i on i.transfer_id = t.id
        join warehouses w on w.id = t.to_id and ${isRequested(question)} where t.state = 'sent' and i.product_id in (select product_id from page) group by i.product_id),
      wanted as (select i.product_id, sum(i.qty)::integer as qty from cart_items i join carts k on k.id = i.cart_id
        where k.ordered_at is null and k.updated_at >= ${lately(CART_DAYS)} and i.product_id in (select product_id from page) group by i.product_id)
    select c.product_id, c.code, c.qty, t.title, (select p.restock_on::text from products p where p.id = c.product_id) as restock_on, greatest(0, c.qty - greatest(0, coalesce(lows.since, 0)))::integer as lowest,
      coalesce(coming.qty, 0) as coming, coalesce(wanted.qty, 0) as in_carts, coalesce((
      select json_agg(json_build_object('code', w.code, 'title', coalesce(w.titles ->> ${lang}::text, w.title), 'qty', coalesce(s.qty, 0)) order by w.position, w.id)
      from warehouses w left join stock s on s.warehouse_id = w.id and s.product_id = c.product_id where ${isRequested(question)}), '[]') as places
    from page c left join product_texts t on t.product_id = c.product_id and t.lang = ${lang}
      left join lows on lows.product_id = c.product_id left join coming on coming.product_id = c.product_id left join wanted on wanted.product_id = c.product_id
    order by ${order}`.execute(db);
  const total = await sql<{ n: number }>`select count(*)::integer as n from (${counted(question)}) c`.execute(db);
  return { rows, total: total.rows[0]?.n ?? 0 };
}
