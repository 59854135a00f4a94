import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../../db/index.ts';
import { REFUND_COLUMNS } from '../../payments/index.ts';
import type { MinorSum } from '../desk/list-sums.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import { textPart } from '../desk/order-text-queries.ts';
import { type DueRefund, OF_ORDER } from './refund-queries.ts';

export interface RefundFilter {
  state: 'due' | 'done';
  by_hand?: boolean | undefined;
  payment?: string | undefined;
  market?: string | undefined;
  problem?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
}

export interface RefundRow extends DueRefund {
  hand: boolean;
  market: string;
  /** Sender of the order's transfer; `null`: in no imported statement. */
  account: { name: string; iban: string } | null;
}

/** Codes of gateways that refund whole payments, and of those that refund parts. */
export interface GivingGateways {
  whole: readonly string[];
  parts: readonly string[];
}

const byHandIn = ({ whole, parts }: GivingGateways) => sql<boolean>`
  (r.by_hand or (r.kind = 'rest' and not (p.gateway = any(${whole}::text[]) and (r.amount = p.amount or p.gateway = any(${parts}::text[])))))`;

/** Returns the filter as a condition over `OF_ORDER`. */
export async function refundsThat(db: Db, filter: RefundFilter, { scope, gateways }: { scope: Scope; gateways: GivingGateways }): Promise<RawBuilder<unknown>> {
  const { state, by_hand, payment, market, problem, from, to, text } = filter;
  const parts = [
    sql`r.state = ${sql.lit(state)}`,
    inScope(scope),
    ...(by_hand === undefined ? [] : [sql`${byHandIn(gateways)} = ${by_hand}`]),
    ...(payment === undefined ? [] : [sql`p.gateway = ${payment}`]),
    ...(market === undefined ? [] : [sql`o.lang = ${market}`]),
    ...(problem === undefined ? [] : [sql`(r.problem is not null) = ${problem}`]),
    ...(from === undefined ? [] : [sql`r.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`r.created_at < ${to}::timestamptz`]),
    await textPart(db, text ?? '', true),
  ];
  return sql.join(parts, sql` and `);
}

interface Page {
  gateways: GivingGateways;
  /** Excludes refunds decided later; `null`: includes all. */
  until: Date | null;
  sort: string;
  offset: number;
  limit: number;
}

const ORDER: Readonly<Record<string, RawBuilder<unknown>>> = { since: sql`r.id`, amount: sql`r.amount`, done: sql`r.done_at` };

function orderBy(sort: string): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  return sql`${ORDER[sort.replace('-', '')]} ${direction}, r.id ${direction}`;
}

const decidedBy = (until: Date | null): RawBuilder<unknown> => (until === null ? sql`true` : sql`r.created_at <= ${until}`);

/** One page of refunds. */
export async function selectRefundPage(db: Db, where: RawBuilder<unknown>, { gateways, until, sort, offset, limit }: Page): Promise<RefundRow[]> {
  const page = sql`select r.id ${OF_ORDER} where ${decidedBy(until)} and ${where} order by ${orderBy(sort)} limit ${limit} offset ${offset}`;
  const { rows } = await sql<RefundRow>`
    select ${REFUND_COLUMNS}, o.id::float8 as order_id, o.lang as market, ${byHandIn(gateways)} as hand, o.buyer_name as buyer,
      (select jsonb_build_object('name', e.payer, 'iban', e.payer_account) from bank_entries e
        where e.order_id = o.id and e.state = 'booked' and e.amount > 0 and e.payer_account <> '' order by e.id desc limit 1) as account
    ${OF_ORDER} where r.id in (${page}) order by ${orderBy(sort)}`.execute(db);
  return rows;
}

/** Number and sum of the refunds by currency, minor units. */
export async function sumRefunds(db: Db, where: RawBuilder<unknown>, until: Date | null): Promise<MinorSum[]> {
  const { rows } = await sql<MinorSum>`
    select r.currency, count(*)::integer as n, sum(r.amount)::float8 as amount ${OF_ORDER} where ${decidedBy(until)} and ${where} group by 1 order by 2 desc, 1`.execute(
    db,
  );
  return rows;
}

/** Counts the due refunds in scope, independent of filters. */
export async function countDueRefunds(db: Db, scope: Scope, gateways: GivingGateways): Promise<{ hand: number; all: number }> {
  const { rows } = await sql<{ hand: number; all: number }>`
    select count(*) filter (where ${byHandIn(gateways)})::integer as hand, count(*)::integer as all ${OF_ORDER} where r.state = 'due' and ${inScope(scope)}`.execute(
    db,
  );
  return rows[0] ?? { hand: 0, all: 0 };
}
