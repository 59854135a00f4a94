import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { OrderCheck } from '@vitrina/contract/staff/orders';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { orderIdOfNumber } from '../order-number.ts';
import { checksOf } from './order-filter.ts';

export interface DeskRow {
  id: number;
  created_at: Date;
  version: number;
  lang: LanguageCode;
  currency: CurrencyCode;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_code: string;
  total: number;
  email: string;
  buyer: string;
  /** Time since which the confirmed order can be packed. */
  ready_at: Date;
  pieces: number;
  has_note: boolean;
}

/** Caller of a search: its scope, and whether it may search e-mail, telephone and payments. */
export interface OrderReader {
  scope: Scope;
  seesDetails: boolean;
}

export const ORDER_COLUMNS = sql`
  o.id::float8 as id, o.created_at, o.version, o.lang, o.currency, o.status, o.payment_status, o.payment_code, o.total, o.email,
  o.buyer_name as buyer, coalesce(o.paid_at, o.created_at) as ready_at,
  (select coalesce(sum(i.qty), 0)::integer from order_items i where i.order_id = o.id and i.service_code is null) as pieces,
  exists (select from order_desks d where d.order_id = o.id and d.note is not null) as has_note`;

/** Condition of every query about orders, so that orders out of scope do not exist for the caller. */
export function inScope({ markets, warehouses }: Scope): RawBuilder<unknown> {
  const ofMarkets = markets === null ? sql`true` : sql`o.lang = any(${markets}::text[])`;
  const ofWarehouses =
    warehouses === null
      ? sql`true`
      : sql`exists (select from stock_movements m where m.order_id = o.id and m.warehouse_id = any(${warehouses}::integer[]) and m.qty < 0)`;
  return sql`(${ofMarkets} and ${ofWarehouses})`;
}

/** An order in scope by its number; `null`: there is none. */
export async function selectDeskOrder(db: Db, number: string, { scope }: OrderReader): Promise<(DeskRow & { user_id: number | null }) | null> {
  const id = orderIdOfNumber(number);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const { rows } = await sql<DeskRow & { user_id: number | null }>`
    select ${ORDER_COLUMNS}, o.user_id from orders o where o.id = ${id}::bigint and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

export interface DeskLine {
  position: number;
  product_id: number | null;
  code: string;
  title: string | null;
  qty: number;
  /** Code of the service; `null`: the line is a product. */
  service_code: string | null;
  of_position: number | null;
  begins_early: boolean;
  carried_out_at: Date | null;
}

export async function selectDeskLines(db: Db, orderId: number): Promise<DeskLine[]> {
  const { rows } = await sql<DeskLine>`
    select i.position, i.product_id, i.code, i.qty, t.title, i.service_code, i.of_position, i.begins_early, i.carried_out_at from order_items i join orders o on o.id = i.order_id
    left join product_texts t on t.product_id = i.product_id and t.lang = o.lang where i.order_id = ${orderId}::bigint
    order by coalesce(i.of_position, i.position), i.position`.execute(db);
  return rows;
}

/** Warnings before an order is sent: age check, and the reasons to review it. */
export async function selectWarnings(db: Db, orderId: number): Promise<{ asks_age: boolean; checks: OrderCheck[] }> {
  const { rows } = await sql<{
    asks_age: boolean;
    checks: OrderCheck[];
  }>`select o.asks_age, ${checksOf} as checks from orders o where o.id = ${orderId}::bigint`.execute(db);
  return rows[0] ?? { asks_age: false, checks: [] };
}

export interface DeskNotes {
  version: number;
  note: string | null;
  packing_note: string | null;
  assigned_to: number | null;
}

const NO_NOTES: DeskNotes = { version: 0, note: null, packing_note: null, assigned_to: null };

export async function selectDeskNotes(db: Db, orderId: number): Promise<DeskNotes> {
  const { rows } = await sql<DeskNotes>`select version, note, packing_note, assigned_to from order_desks where order_id = ${orderId}::bigint`.execute(db);
  return rows[0] ?? NO_NOTES;
}

/** Locks the notes of an order through the order's row, which exists before the first note. */
export async function lockDeskNotes(db: Db, orderId: number): Promise<DeskNotes> {
  await sql`select from orders where id = ${orderId}::bigint for no key update`.execute(db);
  return selectDeskNotes(db, orderId);
}

export async function writeDeskNotes(db: Db, orderId: number, { version, note, packing_note, assigned_to }: DeskNotes): Promise<void> {
  await sql`
    insert into order_desks (order_id, version, note, packing_note, assigned_to) values (${orderId}::bigint, ${version}::integer, ${note}, ${packing_note}, ${assigned_to}::integer)
    on conflict (order_id) do update set version = excluded.version, note = excluded.note, packing_note = excluded.packing_note, assigned_to = excluded.assigned_to`.execute(
    db,
  );
}

/** True if the user is a member of staff with a role. */
export async function isOnStaff(db: Db, userId: number): Promise<boolean> {
  const { rows } =
    await sql`select from staff_role_grants g join users u on u.id = g.user_id and u.is_staff where g.user_id = ${userId}::integer and g.ended_at is null limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

export interface OrderCount {
  status: OrderStatus;
  /** `null`: hidden from this role. */
  payment_status: PaymentStatus | null;
  n: number;
}

export async function selectOrderCounts(db: Db, { scope, seesDetails }: OrderReader): Promise<OrderCount[]> {
  const { rows } = await sql<OrderCount>`
    select o.status, ${seesDetails ? sql`o.payment_status` : sql`null::text`} as payment_status, count(*)::integer as n
    from orders o where ${inScope(scope)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
