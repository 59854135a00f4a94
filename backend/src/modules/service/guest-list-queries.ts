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

const IS_SUBSCRIBED = sql`exists (select from newsletter_subscribers s where s.email = g.email and s.stopped_at is null)`;

interface Question {
  filter: GuestFilter;
  scope: Scope;
  /** Orders placed later stay out. */
  until: Date;
}

/** Guests `g` by their address in small letters. One that matches by any of its orders is found with all of them. */
function guestsThat({ filter: { email, text = '', market, orders, since, newsletter }, scope: { markets }, until }: Question): RawBuilder<unknown> {
  const isGuest = sql`o.user_id is null and o.created_at <= ${until} and (${markets}::text[] is null or o.lang = any(${markets}::text[]))
    and not exists (select from users u where lower(u.email) = lower(o.email) and not u.is_staff)`;
  const words = text === '' ? sql`true` : sql`lower(o.email) in (select lower(o.email) from orders o where ${isGuest} and ${textPart(text)})`;
  const found = email === undefined ? words : sql`${words} and lower(o.email) = ${email}`;
  const parts = [
    ...(market === undefined ? [] : [sql`g.lang = ${market}`]),
    ...(orders === undefined ? [] : [sql`g.orders >= ${orders}::integer`]),
    ...(since === undefined ? [] : [sql`g.last_order_at >= ${since}::timestamptz`]),
    ...(newsletter === undefined ? [] : [sql`${IS_SUBSCRIBED} = ${newsletter}::boolean`]),
    sql`true`,
  ];
  return sql`from (
    select lower(o.email) as email, count(*)::integer as orders, min(o.created_at) as first_order_at, max(o.created_at) as last_order_at,
      (array_agg(o.lang order by o.created_at desc))[1] as lang, (array_agg(o.buyer_name order by o.created_at desc))[1] as name
    from orders o where ${isGuest} and ${found} group by 1
  ) g where ${sql.join(parts, sql` and `)}`;
}

interface Page extends Question {
  sort: string;
  offset: number;
  limit: number;
}

const ORDER: Readonly<Record<string, RawBuilder<unknown>>> = { last_order: sql`g.last_order_at`, orders: sql`g.orders`, email: sql`g.email` };

/** One page of guests; what they spent is summed of the page's guests alone. */
export async function selectGuestPage(db: Db, { sort, offset, limit, ...question }: Page): Promise<GuestRow[]> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const order = sql`${ORDER[sort.replace('-', '')]} ${direction}, g.email ${direction}`;
  const { rows } = await sql<GuestRow>`
    with page as (select g.*, row_number() over (order by ${order}) as place ${guestsThat(question)} order by place limit ${limit} offset ${offset})
    select g.email, g.name, g.lang, g.orders, g.first_order_at, g.last_order_at, ${IS_SUBSCRIBED} as newsletter,
      (select coalesce(jsonb_agg(jsonb_build_object('amount', s.amount, 'currency', s.currency) order by s.amount desc), '[]') from (
        select o.currency, sum(p.amount - p.refunded_amount)::float8 as amount from orders o join payments p on p.reference = 'order-' || o.id and p.status = 'paid'
        where lower(o.email) = g.email and o.user_id is null and (${question.scope.markets}::text[] is null or o.lang = any(${question.scope.markets}::text[]))
        group by o.currency having sum(p.amount - p.refunded_amount) > 0) s) as spent
    from page g order by g.place`.execute(db);
  return rows;
}

export async function countGuests(db: Db, question: Question): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n ${guestsThat(question)}`.execute(db);
  return rows[0]?.n ?? 0;
}
