import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { TradeInState, TradeInWay } from '@vitrina/contract/trade-in';
import type { Db } from '../../db/index.ts';
import { inMarkets, type TradeInRow } from './trade-in-queries.ts';

export interface TradeInFilter {
  state?: TradeInState | readonly TradeInState[] | undefined;
  way?: TradeInWay | undefined;
  market?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
}

/** SQL conditions over `trade_ins t`. `seesDetails`: e-mail addresses may be searched. */
export function tradeInsThat(
  { state, way, market, from, to, text = '' }: TradeInFilter,
  { scope, seesDetails }: { scope: Scope; seesDetails: boolean },
): RawBuilder<unknown> {
  const parts = [
    inMarkets(scope),
    ...(state === undefined ? [] : [sql`t.state = any(${[state].flat()}::text[])`]),
    ...(way === undefined ? [] : [sql`t.way = ${way}`]),
    ...(market === undefined ? [] : [sql`t.lang = ${market}`]),
    ...(from === undefined ? [] : [sql`t.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`t.created_at < ${to}::timestamptz`]),
    ...(text === '' ? [] : [textPart(text, seesDetails)]),
  ];
  return sql.join(parts, sql` and `);
}

function textPart(text: string, seesDetails: boolean): RawBuilder<unknown> {
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const number = /^t?-?(\d{1,9})$/i.exec(text)?.[1];
  return sql`(lower(t.name) like ${like} or lower(coalesce(t.serial, '')) like ${like} or lower(t.words ->> 'device') like ${like}
    ${number ? sql`or t.id = ${Number(number)}::integer` : sql``} ${seesDetails ? sql`or lower(t.email) like ${like}` : sql``})`;
}

function orderBy(sort: string): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  const name = sort.replace('-', '');
  if (name === 'started') return sql`t.created_at ${direction}, t.id ${direction}`;
  if (name === 'sum') return sql`coalesce(t.counter, t.offered) ${direction}, t.id ${direction}`;
  // Rows that wait for staff (without a deadline for the owner) come before those that wait for owners.
  return sql`(t.ended_at is not null), t.until ${direction} nulls first, t.id desc`;
}

interface Page {
  /** Offers made later are left out; `null`: none are. */
  until: Date | null;
  sort: string;
  offset: number;
  limit: number;
}

const createdUntil = (until: Date | null): RawBuilder<unknown> => (until === null ? sql`true` : sql`t.created_at <= ${until}`);

export async function selectTradeInPage(db: Db, where: RawBuilder<unknown>, { until, sort, offset, limit }: Page): Promise<TradeInRow[]> {
  const { rows } = await sql<TradeInRow>`
    select t.*, null as coupon_code, null as coupon_ends_at, null as coupon_used from trade_ins t
    where ${createdUntil(until)} and ${where} order by ${orderBy(sort)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countTradeIns(db: Db, where: RawBuilder<unknown>, until: Date | null): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from trade_ins t where ${createdUntil(until)} and ${where}`.execute(db);
  return rows[0]?.n ?? 0;
}

export type TradeInCounts = Record<'offered' | 'received' | 'countered' | 'refused', number>;

/** Number of open trade-ins in scope, regardless of the filter. */
export async function countOpenTradeIns(db: Db, scope: Scope): Promise<TradeInCounts> {
  const { rows } = await sql<TradeInCounts>`
    select count(*) filter (where t.state = 'offered')::integer as offered, count(*) filter (where t.state = 'received')::integer as received,
      count(*) filter (where t.state = 'countered')::integer as countered, count(*) filter (where t.state = 'refused')::integer as refused
    from trade_ins t where t.ended_at is null and ${inMarkets(scope)}`.execute(db);
  return rows[0] as TradeInCounts;
}
