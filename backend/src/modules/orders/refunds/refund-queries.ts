import { sql } from 'kysely';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { type Db, json, LOCK_KEYS } from '../../../db/index.ts';
import { REFUND_COLUMNS, type Refund } from '../../payments/index.ts';
import { inScope } from '../desk/order-desk-queries.ts';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { RefundableLine } from './refund-shares.ts';

export interface OrderLineRow extends RefundableLine {
  productId: number | null;
}

/** Lines of an order with their refunds. */
export async function selectRefundableLines(db: Db, orderId: number): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select i.position, i.product_id as "productId", i.code, i.qty, i.qty * i.unit_amount as gross,
      coalesce(sum(l.qty), 0)::integer as "refundedQty", coalesce(sum(l.amount), 0)::integer as "refundedAmount"
    from order_items i left join refund_lines l on l.order_id = i.order_id and l.position = i.position
    where i.order_id = ${orderId}::bigint group by i.order_id, i.position order by i.position`.execute(db);
  return rows;
}

/** Payment references of an order: its own, and those of its additional payments. */
export async function selectReferencesOf(db: Db, orderId: number): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`select id from additional_payments where order_id = ${orderId}::bigint order by id`.execute(db);
  return [`order-${orderId}`, ...rows.map(({ id }) => `additional-${id}`)];
}

/** Returns the refunded part of an order's delivery, minor units. */
export async function sumDeliveryRefunded(db: Db, references: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(r.delivery_amount), 0)::integer as n from refunds r join payments p on p.id = r.payment_id where p.reference = any(${references}::text[])`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

interface NewLines {
  refundId: number;
  orderId: number;
  lines: readonly { position: number; qty: number; amount: number; prepaid: number; restocked: number }[];
}

export async function insertRefundLines(db: Db, { refundId, orderId, lines }: NewLines): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into refund_lines (refund_id, order_id, position, qty, amount, prepaid, restocked)
    select ${refundId}::bigint, ${orderId}::bigint, l.position, l.qty, l.amount, l.prepaid, l.restocked
    from jsonb_to_recordset(${json(lines)}::jsonb) as l(position smallint, qty integer, amount integer, prepaid integer, restocked integer)`.execute(db);
}

/** Saves the coupon that a decision issued besides the money. */
export const writeRefundCoupon = (db: Db, refundId: number, couponId: number) =>
  sql`update refunds set coupon_id = ${couponId}::integer where id = ${refundId}::bigint`.execute(db);

/** Serialises the refunds of a member of staff, so that concurrent ones cannot exceed the daily limit. */
export async function lockRefundsOf(db: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEYS.refundsOfStaff}::integer, ${userId}::integer)`.execute(db);
}

/** Returns the sums a member of staff refunded since midnight in the shop's time zone; minor units by currency. */
export async function sumRefundsToday(
  db: Db,
  { userId, timeZone }: { userId: number; timeZone: string },
): Promise<{ currency: CurrencyCode; amount: number }[]> {
  const { rows } = await sql<{ currency: CurrencyCode; amount: number }>`
    select currency, sum(amount)::float8 as amount from refunds where created_by = ${userId}::integer
      and created_at >= date_trunc('day', now() at time zone ${timeZone}) at time zone ${timeZone} group by currency`.execute(db);
  return rows;
}

/** Names or addresses of members of staff by id. */
export async function selectNames(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(nullif(display_name, ''), email) as name from users where id = any(${ids.filter((id) => id !== null)}::integer[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface DueRefund extends Refund {
  order_id: number;
  buyer: string;
}

/** Refunds `r` with their payments `p` and orders `o`. */
export const OF_ORDER = sql`
  from refunds r join payments p on p.id = r.payment_id
    left join additional_payments a on p.reference = 'additional-' || a.id
    join orders o on o.id = coalesce(a.order_id, case when p.reference like 'order-%' then substr(p.reference, 7)::bigint end)`;

/** A refund in scope with the order it belongs to. */
export async function selectRefundInScope(db: Db, id: number, scope: Scope): Promise<DueRefund | null> {
  const { rows } = await sql<DueRefund>`
    select ${REFUND_COLUMNS}, o.id::float8 as order_id, '' as buyer ${OF_ORDER} where r.id = ${id}::bigint and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

/** A decision about an order as its buyer sees it; minor units. */
export interface OrderRefund {
  amount: number;
  currency: string;
  isDone: boolean;
  created_at: Date;
  lines: { code: string; qty: number }[];
}

export async function selectOrderRefunds(db: Db, orderId: number): Promise<OrderRefund[]> {
  const references = sql`array(select 'order-' || ${orderId}::bigint union all select 'additional-' || a.id from additional_payments a where a.order_id = ${orderId}::bigint)`;
  const { rows } = await sql<OrderRefund>`
    select sum(r.amount)::integer as amount, min(r.currency) as currency, bool_and(r.state = 'done') as "isDone", min(r.created_at) as created_at,
      coalesce((select json_agg(json_build_object('code', i.code, 'qty', l.qty) order by l.position) from refund_lines l
        join order_items i on i.order_id = l.order_id and i.position = l.position where l.refund_id = r.decision_id), '[]') as lines
    from refunds r join payments p on p.id = r.payment_id where p.reference = any(${references})
    group by r.decision_id order by r.decision_id limit 200`.execute(db);
  return rows;
}
