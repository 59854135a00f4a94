import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';

export interface GuestFilter {
  /** The whole address, in small letters. */
  email?: string | undefined;
  text?: string | undefined;
  market?: string | undefined;
  /** At least. */
  orders?: number | undefined;
  /** ISO, of the newest order. */
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

/** Every word of a text stands in what an order is searched by. */
function textPart(text: string): RawBuilder<unknown> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => sql`o.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
}

interface Question {
  filter: GuestFilter;
  scope: Scope;
  /** Orders placed later stay out. */
  until: Date;
}

type Part = RawBuilder<unknown>;

/** Whether an order is one without an account that this reader sees. */
const isSeen = (order: string, { scope: { markets }, until }: Question): Part => {
  const o = sql.raw(order);
  return sql`${o}.user_id is null and ${o}.created_at <= ${until} and (${markets}::text[] is null or ${o}.lang = any(${markets}::text[]))`;
};

const HAS_NO_ACCOUNT = sql`not exists (select from users u where lower(u.email) = lower(o.email) and not u.is_staff)`;
const IS_SUBSCRIBED = sql`exists (select from newsletter_subscribers s where s.email = lower(o.email) and s.stopped_at is null)`;

/** Orders `o` of guests that a text finds; one that matches by any of its orders is found with all of them. */
function ordersThat(question: Question): Part {
  const { email, text = '' } = question.filter;
  const words = text === '' ? sql`true` : sql`lower(o.email) in (select lower(o.email) from orders o where ${isSeen('o', question)} and ${textPart(text)})`;
  const found = email === undefined ? words : sql`${words} and lower(o.email) = ${email}`;
  return sql`${isSeen('o', question)} and ${HAS_NO_ACCOUNT} and ${found}`;
}

const countOf = (question: Question): Part => sql`(select count(*)::integer from orders a where lower(a.email) = lower(o.email) and ${isSeen('a', question)})`;

/** Conditions on a guest's newest order `o`. */
function partsOf(question: Question): Part[] {
  const { market, orders, since, newsletter } = question.filter;
  return [
    ...(market === undefined ? [] : [sql`o.lang = ${market}`]),
    ...(since === undefined ? [] : [sql`o.created_at >= ${since}::timestamptz`]),
    ...(newsletter === undefined ? [] : [sql`${IS_SUBSCRIBED} = ${newsletter}::boolean`]),
    ...(orders === undefined ? [] : [sql`${countOf(question)} >= ${orders}::integer`]),
  ];
}

/** Guests, each by the newest order `o`: a page from the newest on reads no more than its own. */
function newestThat(question: Question): Part {
  const isNewest = sql`not exists (select from orders n where lower(n.email) = lower(o.email) and ${isSeen('n', question)} and (n.created_at, n.id) > (o.created_at, o.id))`;
  return sql.join([ordersThat(question), isNewest, ...partsOf(question)], sql` and `);
}

interface Page extends Question {
  sort: string;
  offset: number;
  limit: number;
}

function orderBy({ sort, ...question }: Page): Part {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const newest = sql`o.created_at ${direction}, o.id ${direction}`;
  const name = sort.replace('-', '');
  if (name === 'email') return sql`lower(o.email) ${direction}`;
  return name === 'orders' ? sql`${countOf(question)} ${direction}, ${newest}` : newest;
}

/** One page of guests; what they ordered and spent is summed of the page's guests alone. */
export async function selectGuestPage(db: Db, page: Page): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    with page as materialized (
      select o.id, o.email, o.buyer_name, o.lang, o.created_at from orders o where ${newestThat(page)}
      order by ${orderBy(page)} limit ${page.limit} offset ${page.offset})
    select lower(o.email) as email, o.buyer_name as name, o.lang, o.created_at as last_order_at, ${IS_SUBSCRIBED} as newsletter, of.orders, of.first_order_at,
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

export async function countGuests(db: Db, question: Question): Promise<number> {
  const isPlain = partsOf(question).length === 0;
  const { rows } = await (isPlain
    ? sql<{ n: number }>`select count(distinct lower(o.email))::integer as n from orders o where ${ordersThat(question)}`
    : sql<{ n: number }>`select count(*)::integer as n from orders o where ${newestThat(question)}`
  ).execute(db);
  return rows[0]?.n ?? 0;
}
