import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';

export interface GuestFilter {
  /** The complete address, lower case. */
  email?: string | undefined;
  text?: string | undefined;
  market?: string | undefined;
  /** Minimum number. */
  orders?: number | undefined;
  /** ISO date or time of the newest order. */
  since?: string | undefined;
  newsletter?: boolean | undefined;
}

export interface GuestRow {
  email: string;
  name: string;
  lang: string;
  orders: number;
  /** Minor units. */
  spent: { amount: number; currency: string }[];
  first_order_at: Date;
  last_order_at: Date;
  newsletter: boolean;
}

/** SQL: every word of a text occurs in the searched text of an order. */
function textPart(text: string): RawBuilder<unknown> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => sql`o.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
}

interface Query {
  filter: GuestFilter;
  scope: Scope;
  /** Orders placed later are left out. */
  until: Date;
}

type Part = RawBuilder<unknown>;

/** SQL: an order without an account, visible to this reader. */
const isSeen = (order: string, { scope: { markets }, until }: Query): Part => {
  const o = sql.raw(order);
  return sql`${o}.user_id is null and ${o}.created_at <= ${until} and (${markets}::text[] is null or ${o}.lang = any(${markets}::text[]))`;
};

const HAS_NO_ACCOUNT = sql`not exists (select from users u where lower(u.email) = lower(o.email) and not u.is_staff)`;
const IS_SUBSCRIBED = sql`exists (select from newsletter_subscribers s where s.email = lower(o.email) and s.stopped_at is null)`;

/** SQL: orders `o` of guests that match a text; a guest with one matching order is found with all orders. */
function ordersThat(query: Query): Part {
  const { email, text = '' } = query.filter;
  const words = text === '' ? sql`true` : sql`lower(o.email) in (select lower(o.email) from orders o where ${isSeen('o', query)} and ${textPart(text)})`;
  const found = email === undefined ? words : sql`${words} and lower(o.email) = ${email}`;
  return sql`${isSeen('o', query)} and ${HAS_NO_ACCOUNT} and ${found}`;
}

/** SQL conditions on a guest: on the newest order and on `n`, the number of orders. */
function partsOf({ filter: { market, orders, since, newsletter } }: Query): Part[] {
  return [
    ...(market === undefined ? [] : [sql`o.lang = ${market}`]),
    ...(since === undefined ? [] : [sql`o.created_at >= ${since}::timestamptz`]),
    ...(newsletter === undefined ? [] : [sql`${IS_SUBSCRIBED} = ${newsletter}::boolean`]),
    ...(orders === undefined ? [] : [sql`o.n >= ${orders}::integer`]),
  ];
}

/**
 * SQL: all guests, each with the newest order `o` and the number `n` of orders: one scan of the index `orders_of_guests`, which covers these
 * columns in this order, so that nothing is sorted.
 */
const gathered = (query: Query): Part => sql`
  from (select o.id, o.email, o.lang, o.created_at, (row_number() over of_guest)::integer as n, lead(o.id) over of_guest is null as is_newest
    from orders o where ${ordersThat(query)} window of_guest as (partition by lower(o.email) order by o.created_at, o.id)) o
  where ${sql.join([sql`o.is_newest`, ...partsOf(query)], sql` and `)}`;

/** SQL: guests by their newest orders, newest first: a page reads its own guests and those before it, with one index look-up each. */
const walked = (query: Query): Part => sql`
  from orders o where ${ordersThat(query)} and not exists (
    select from orders n where lower(n.email) = lower(o.email) and ${isSeen('n', query)} and (n.created_at, n.id) > (o.created_at, o.id))`;

/** Up to this offset a walk is faster than gathering all guests. */
const MOST_WALKED = 1000;
const isWalked = (page: Page): boolean =>
  page.offset <= MOST_WALKED && page.sort.replace('-', '') !== 'orders' && Object.values(page.filter).every((value) => value === undefined || value === '');

interface Page extends Query {
  sort: string;
  offset: number;
  limit: number;
}

function orderBy({ sort }: Page): Part {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const newest = sql`o.created_at ${direction}, o.id ${direction}`;
  const name = sort.replace('-', '');
  if (name === 'email') return sql`lower(o.email) ${direction}`;
  return name === 'orders' ? sql`o.n ${direction}, ${newest}` : newest;
}

/** One page of guests; orders and amounts are summed for the guests of the page only. */
export async function selectGuestPage(db: Db, page: Page): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    with page as materialized (
      select o.id, o.email, o.lang, o.created_at, ${isWalked(page) ? sql`0 as n ${walked(page)}` : sql`o.n ${gathered(page)}`}
      order by ${orderBy(page)} limit ${page.limit} offset ${page.offset})
    select lower(o.email) as email, (select buyer_name from orders b where b.id = o.id) as name, o.lang, o.created_at as last_order_at,
      ${IS_SUBSCRIBED} as newsletter, of.orders, of.first_order_at,
      (select coalesce(jsonb_agg(jsonb_build_object('amount', s.amount, 'currency', s.currency) order by s.amount desc), '[]') from (
        select a.currency, sum(p.amount - p.refunded_amount)::float8 as amount from orders a join payments p on p.reference = 'order-' || a.id and p.status = 'paid'
        where lower(a.email) = lower(o.email) and ${isSeen('a', page)}
        group by a.currency having sum(p.amount - p.refunded_amount) > 0) s) as spent
    from page o
    cross join lateral (
      select count(*)::integer as orders, min(a.created_at) as first_order_at from orders a where lower(a.email) = lower(o.email) and ${isSeen('a', page)}) of
    order by ${orderBy(page)}`.execute(db);
  return rows;
}

export async function countGuests(db: Db, query: Query): Promise<number> {
  const isPlain = partsOf(query).length === 0;
  const { rows } = await (isPlain
    ? sql<{ n: number }>`select count(distinct lower(o.email))::integer as n from orders o where ${ordersThat(query)}`
    : sql<{ n: number }>`select count(*)::integer as n ${gathered(query)}`
  ).execute(db);
  return rows[0]?.n ?? 0;
}
