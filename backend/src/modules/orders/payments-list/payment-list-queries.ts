import { type RawBuilder, sql } from 'kysely';
import type { PaymentGroup } from '@vitrina/contract/staff/payments';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import { textPart } from '../desk/order-text-queries.ts';

export interface PaymentFilter {
  state?: PaymentGroup | undefined;
  payment?: string | undefined;
  market?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  text?: string | undefined;
}

export interface PaymentRow {
  id: number;
  created_at: Date;
  /** Minor units, as all amounts here. */
  amount: number;
  currency: CurrencyCode;
  state: PaymentGroup;
  refunded_amount: number;
  authorized_amount: number | null;
  authorized_until: Date | null;
  captured_amount: number;
  paid_at: Date | null;
  gateway: string;
  gateway_reference: string | null;
  order_id: number;
  buyer: string;
  market: string;
  additional: boolean;
}

/** SQL: payments `p` with additional payments `a` and orders `o`. */
const OF_ORDER = sql`
  from payments p
    left join additional_payments a on a.id = case when p.reference like 'additional-%' then substr(p.reference, 12)::bigint end
    join orders o on o.id = coalesce(a.order_id, case when p.reference like 'order-%' then substr(p.reference, 7)::bigint end)`;

const STATE = sql<PaymentGroup>`
  case p.status when 'paid' then 'paid' when 'failed' then 'failed' when 'cancelled' then 'failed' when 'refund_due' then 'back' when 'refunded' then 'back'
    else case when p.authorized_amount is null then 'waiting' else 'held' end end`;

/** Returns the filter as a condition over `OF_ORDER`. */
export async function paymentsThat(
  db: Db,
  { state, payment, market, from, to, text = '' }: PaymentFilter,
  { scope, gateways }: { scope: Scope; gateways: readonly string[] },
): Promise<RawBuilder<unknown>> {
  const parts = [
    inScope(scope),
    ...(state === undefined ? [] : [sql`${STATE} = ${sql.lit(state)}`]),
    ...(payment === undefined ? [] : [sql`p.gateway = ${payment}`]),
    ...(market === undefined ? [] : [sql`o.lang = ${market}`]),
    ...(from === undefined ? [] : [sql`p.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`p.created_at < ${to}::timestamptz`]),
    (await hasReference(db, gateways, text)) ? sql`p.gateway_reference = ${text}` : await textPart(db, text, true),
  ];
  return sql.join(parts, sql` and `);
}

/** True if a text is the id of a payment at its gateway. */
async function hasReference(db: Db, gateways: readonly string[], text: string): Promise<boolean> {
  if (text === '') return false;
  const { rows } = await sql`select from payments where gateway = any(${gateways}::text[]) and gateway_reference = ${text} limit 1`.execute(db);
  return rows.length > 0;
}

interface Page {
  /** Excludes payments started later. */
  until: Date;
  sort: string;
  offset: number;
  limit: number;
}

function orderBy(sort: string): RawBuilder<unknown> {
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc');
  return sql`${sort.endsWith('amount') ? sql`p.amount` : sql`p.created_at`} ${direction}, p.id ${direction}`;
}

/** One page of payments. */
export async function selectPaymentPage(db: Db, where: RawBuilder<unknown>, { until, sort, offset, limit }: Page): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id::float8 as id, p.created_at, p.amount, p.currency, ${STATE} as state, p.refunded_amount, p.authorized_amount, p.authorized_until,
      p.captured_amount, case when p.status in ('paid', 'refund_due', 'refunded') and a.id is null then o.paid_at end as paid_at, p.gateway,
      p.gateway_reference, o.id::float8 as order_id, o.buyer_name as buyer, o.lang as market, a.id is not null as additional
    ${OF_ORDER} where p.created_at <= ${until} and ${where} order by ${orderBy(sort)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface PaymentSum {
  currency: CurrencyCode;
  n: number;
  amount: number;
  back: number;
}

/** Sums of a list by currency. */
export async function sumPayments(db: Db, where: RawBuilder<unknown>, until: Date): Promise<PaymentSum[]> {
  const { rows } = await sql<PaymentSum>`
    select p.currency, count(*)::integer as n, sum(p.amount)::float8 as amount, sum(p.refunded_amount)::float8 as back
    ${OF_ORDER} where p.created_at <= ${until} and ${where} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Numbers of payments in scope by state. */
export async function countPayments(db: Db, scope: Scope): Promise<Map<PaymentGroup, number>> {
  const { rows } = await sql<{ state: PaymentGroup; n: number }>`
    select ${STATE} as state, count(*)::integer as n ${OF_ORDER} where ${inScope(scope)} group by 1`.execute(db);
  return new Map(rows.map(({ state, n }) => [state, n]));
}
