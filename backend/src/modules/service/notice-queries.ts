import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { FEW_PIECES, LATE_DAYS, LATE_HOURS } from '@vitrina/contract/staff/notices';
import { ALARM_DAYS, REFUND_DAYS } from '@vitrina/contract/staff/returns';
import type { Db } from '../../db/index.ts';
import { ordersInScope } from '../orders/index.ts';

/** Open work of a kind: count, oldest time, and the first five items. */
export interface Backlog {
  count: number;
  since: Date | null;
  /** Number of overdue items. */
  over: number;
  items: { order_id: number | null; id: string; title: string }[];
}

const FIRST = 5;

/** Counts rows with `order_id`, `id`, `title`, `at` and `is_over`, oldest first. */
async function waiting(db: Db, rows: RawBuilder<unknown>): Promise<Backlog> {
  const found = await sql<Backlog>`
    with w as (${rows}), first as (select * from w order by at nulls last, id limit ${FIRST})
    select count(*)::integer as count, min(at) as since, count(*) filter (where is_over)::integer as over,
      coalesce((select json_agg(json_build_object('order_id', order_id::float8, 'id', id, 'title', title) order by at nulls last, id) from first), '[]') as items from w`.execute(
    db,
  );
  return found.rows[0] as Backlog;
}

/** Selects receipts that a fiscal register refused, or has not received although the statutory period is over. */
export const selectFiscalOpen = (db: Db, scope: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select d.order_id, f.document_id::text as id, d.number as title, f.due_at as at, true as is_over from fiscal_deliveries f join documents d on d.id = f.document_id
      join orders o on o.id = d.order_id where f.state <> 'accepted' and (f.state = 'refused' or f.due_at < now()) and ${ordersInScope(scope)}`,
  );

/** Selects products taken off sale by the guardian: a fact is missing, or a proof has expired. */
export const selectLawHeld = (db: Db): Promise<Backlog> =>
  waiting(
    db,
    sql`select null::bigint as order_id, p.code as id, p.code as title, h.since as at, true as is_over from law_holds h join products p on p.id = h.product_id`,
  );

export const selectReturnsDue = (db: Db, scope: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select r.order_id, r.id::text as id, '' as title, r.due_at as at, r.due_at < now() as is_over from returns r join orders o on o.id = r.order_id
      where r.ended_at is null and r.due_at - make_interval(days => ${REFUND_DAYS - ALARM_DAYS}) < now() and ${ordersInScope(scope)}`,
  );

export const selectRefundsDue = (db: Db, scope: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select o.id as order_id, o.id::text as id, '' as title, coalesce(o.cancelled_at, o.paid_at, o.created_at) as at, true as is_over from orders o
      where o.payment_status = 'refund_due' and ${ordersInScope(scope)}`,
  );

export const selectOrdersLate = (db: Db, scope: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select o.id as order_id, o.id::text as id, '' as title, coalesce(o.paid_at, o.created_at) as at, false as is_over from orders o
      where o.status = 'confirmed' and coalesce(o.paid_at, o.created_at) < now() - make_interval(hours => ${LATE_HOURS}) and ${ordersInScope(scope)}`,
  );

export const selectShortPicks = (db: Db, scope: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select a.order_id, a.id::text as id, '' as title, a.created_at as at, false as is_over from order_alerts a join orders o on o.id = a.order_id
      where a.resolved_at is null and ${ordersInScope(scope)}`,
  );

/** Selects open bank entries matched to an order: those counted on the home page and the tabs of the bank page, except class `foreign`. */
export const selectBankOpen = (db: Db, { markets }: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select null::bigint as order_id, e.id::text as id, '' as title, e.booked_on::timestamptz as at, false as is_over from bank_entries e join orders o on o.id = e.order_id
      where e.state = 'open' and e.amount > 0 and not e.is_batch and (${markets}::text[] is null or o.lang = any(${markets}::text[]))`,
  );

export const selectTransfersLate = (db: Db, { warehouses }: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select null::bigint as order_id, t.id::text as id, '' as title, t.created_at as at, false as is_over from stock_transfers t
      where t.state = 'sent' and t.created_at < now() - make_interval(days => ${LATE_DAYS})
        and (${warehouses}::integer[] is null or t.to_id = any(${warehouses}::integer[]) or t.from_id = any(${warehouses}::integer[]))`,
  );

/** Selects products with low stock that sold within the last month. */
export const selectStockLow = (db: Db, { warehouses }: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select null::bigint as order_id, p.code as id, p.code as title, null::timestamptz as at, left_over.qty <= 0 as is_over
      from (select distinct m.product_id from stock_movements m where m.reason = 'order' and m.qty < 0 and m.at > now() - interval '30 days'
        and (${warehouses}::integer[] is null or m.warehouse_id = any(${warehouses}::integer[]))) sold
      join products p on p.id = sold.product_id
      join lateral (select coalesce(sum(s.qty), 0) as qty from stock s where s.product_id = p.id and (${warehouses}::integer[] is null or s.warehouse_id = any(${warehouses}::integer[]))) left_over
        on left_over.qty < ${FEW_PIECES}`,
  );

export const selectMailsFailed = (db: Db, { markets }: Scope): Promise<Backlog> =>
  waiting(
    db,
    sql`select null::bigint as order_id, m.id::text as id, m.kind as title, m.failed_at as at, false as is_over from mails m
      where m.failed_at is not null and m.sent_at is null and (${markets}::text[] is null or m.lang = any(${markets}::text[]))`,
  );

export const selectJobsFailed = (db: Db): Promise<Backlog> =>
  waiting(db, sql`select null::bigint as order_id, name as id, name as title, failed_at as at, false as is_over from job_runs where failures > 0`);

export const selectReviewsLate = (db: Db): Promise<Backlog> =>
  waiting(
    db,
    sql`select null::bigint as order_id, c.id::text as id, '' as title, c.created_at as at, false as is_over from comments c
      where not c.approved and c.refusal is null and c.created_at < now() - make_interval(days => ${LATE_DAYS})`,
  );
