import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';
import { CUSTOMER_FIELDS, type CustomerRow, IS_SUBSCRIBED, inScope } from './customer-queries.ts';

export interface CustomerFilter {
  text?: string | undefined;
  market?: string | undefined;
  /** Minimum number of orders. */
  orders?: number | undefined;
  /** ISO date or time. */
  since?: string | undefined;
  newsletter?: boolean | undefined;
  guests?: boolean | undefined;
}

export interface ListedRow extends CustomerRow {
  /** Minor units. */
  spent: { amount: number; currency: string }[];
  last_order_at: Date | null;
  returns: number;
  reviews: number;
  notes: number;
}

const HAS_GUEST_ORDERS = sql`exists (select from orders g where lower(g.email) = lower(u.email) and g.user_id is null)`;
/** SQL: must equal the expression of its index. */
const TEXT = sql`lower(u.email || ' ' || coalesce(u.name, '') || ' ' || coalesce(u.surname, '') || ' ' || coalesce(u.display_name, ''))`;
const MOST_ID = 2_147_483_647;

/** SQL: matches all words of a text, or the number of an account. */
function textPart(text: string): RawBuilder<unknown> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return sql`true`;
  const holds = sql.join(
    words.map((word) => sql`${TEXT} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
  const number = /^\d{1,10}$/.test(text.trim()) ? Number(text) : 0;
  return number > 0 && number <= MOST_ID ? sql`((${holds}) or u.id = ${number}::integer)` : sql`(${holds})`;
}

/** Returns the filter as a condition over `users u` and the number of their orders `c.n`. */
export function customersThat({ text, market, orders, since, newsletter, guests }: CustomerFilter, scope: Scope): RawBuilder<unknown> {
  const parts = [
    inScope(scope),
    textPart(text ?? ''),
    ...(market === undefined ? [] : [sql`u.lang = ${market}`]),
    ...(orders === undefined ? [] : [sql`coalesce(c.n, 0) >= ${orders}::integer`]),
    ...(since === undefined ? [] : [sql`u.created_at >= ${since}::timestamptz`]),
    ...(newsletter === undefined ? [] : [sql`${IS_SUBSCRIBED} = ${newsletter}::boolean`]),
    ...(guests === undefined ? [] : [sql`${HAS_GUEST_ORDERS} = ${guests}::boolean`]),
  ];
  return sql.join(parts, sql` and `);
}

interface List {
  where: RawBuilder<unknown>;
  /** True if sorted or filtered by the number of orders: they are counted only then. */
  countsOrders: boolean;
  /** Accounts created later are left out; `null`: none are. */
  until: Date | null;
}

interface Page extends List {
  sort: string;
  offset: number;
  limit: number;
}

function from({ where, countsOrders, until }: List): RawBuilder<unknown> {
  const counts = sql`left join (select user_id, count(*)::integer as n from orders where user_id is not null group by user_id) c on c.user_id = u.id`;
  return sql`from users u ${countsOrders ? counts : sql``} where ${where} and ${until === null ? sql`true` : sql`u.created_at <= ${until}`}`;
}

function orderBy(sort: string): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const name = sort.replace('-', '');
  if (name === 'email') return sql`u.email ${direction}`;
  return sql`${name === 'orders' ? sql`coalesce(c.n, 0)` : sql`u.created_at`} ${direction}, u.id ${direction}`;
}

/** SQL of a row's additional columns, computed only for the customers of the page. */
const BESIDES = sql`
  (select max(o.created_at) from orders o where o.user_id = u.id) as last_order_at,
  (select coalesce(jsonb_agg(jsonb_build_object('amount', s.amount, 'currency', s.currency) order by s.amount desc), '[]') from (
    select o.currency, sum(p.amount - p.refunded_amount)::float8 as amount from orders o join payments p on p.reference = 'order-' || o.id and p.status = 'paid'
    where o.user_id = u.id group by o.currency having sum(p.amount - p.refunded_amount) > 0) s) as spent,
  (select count(*)::integer from returns r join orders o on o.id = r.order_id where o.user_id = u.id) as returns,
  (select count(*)::integer from comments m where m.user_id = u.id) as reviews,
  (select count(*)::integer from customer_notes n where n.user_id = u.id) as notes`;

/** One page of customers, in its order. */
export async function selectCustomerPage(db: Db, { sort, offset, limit, ...list }: Page): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    with page as (select u.id, row_number() over (order by ${orderBy(sort)}) as place ${from(list)} order by place limit ${limit} offset ${offset})
    select ${CUSTOMER_FIELDS}, ${BESIDES} from page join users u on u.id = page.id order by page.place`.execute(db);
  return rows;
}

export async function countCustomers(db: Db, list: List): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n ${from(list)}`.execute(db);
  return rows[0]?.n ?? 0;
}
