import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { OrderStatus, PaymentStatus, PaymentType } from '@vitrina/contract/orders';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import { type Db, deferred } from '../../db/index.ts';
import { isSameCode, NO_CODE, readOrderIdentifier } from './order-identifier.ts';

export interface OrderRow {
  id: number;
  code: string;
  user_id: number | null;
  lang: LanguageCode;
  currency: CurrencyCode;
  email: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_code: string;
  payment_type: PaymentType;
  /** Minor units. */
  total: number;
  redirect_url_on_created: string | null;
  created_at: Date;
  expires_at: Date | null;
  /** Withdrawal period promised at the order, days after delivery. */
  withdrawal_days: number;
}

const COLUMNS = sql.raw(
  'id, code, user_id, lang, currency, email, status, payment_status, payment_code, payment_type, total, redirect_url_on_created, created_at, expires_at, withdrawal_days',
);

const GREATEST_ID = Number.MAX_SAFE_INTEGER;

/** `null`: unknown id or wrong code; both cost equal time, so that valid ids cannot be found by timing. */
export async function findOrder(db: Db, identifier: string): Promise<OrderRow | null> {
  const { id, code } = readOrderIdentifier(identifier);
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from orders where id = ${id <= GREATEST_ID ? id : 0}::bigint`.execute(db);
  return isSameCode(code, rows[0]?.code ?? NO_CODE) ? (rows[0] ?? null) : null;
}

export async function selectOrder(db: Db, id: number): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from orders where id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Locks the row until the transaction ends. */
export async function lockOrder(db: Db, id: number): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from orders where id = ${id}::bigint for update`.execute(db);
  return rows[0] ?? null;
}

/** Grows with each change of state, lines or address. */
export async function selectVersion(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from orders where id = ${id}::bigint`.execute(db);
  return rows[0]?.version ?? 0;
}

/** The order created from a cart. */
export async function selectOrderOfCart(db: Db, cartId: number): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select ${COLUMNS} from orders where cart_id = ${cartId}::bigint`.execute(db);
  return rows[0] ?? null;
}

export async function selectSnapshot(db: Db, id: number): Promise<Cart> {
  const { rows } = await sql<{ snapshot: Cart }>`select snapshot from orders where id = ${id}::bigint`.execute(db);
  return (rows[0] as { snapshot: Cart }).snapshot;
}

export interface OrderEvent {
  kind: string;
  data: Readonly<Record<string, unknown>>;
  at: Date;
}

export async function selectOrderEvents(db: Db, id: number): Promise<OrderEvent[]> {
  const { rows } = await sql<OrderEvent>`select kind, data, at from order_events where order_id = ${id}::bigint order by id limit 100`.execute(db);
  return rows;
}

/** Kinds of order events; each has a text `order_event_{kind}`. */
export type OrderEventKind =
  /** Waits for the confirmation link in its mail. */
  | 'waiting'
  | 'unconfirmed'
  | 'created'
  | 'confirmed'
  | 'payment_pending'
  | 'payment_authorized'
  | 'payment_failed'
  | 'payment_cancelled'
  | 'paid'
  | 'paid_late'
  | 'packed'
  | 'unpacked'
  | 'part_shipped'
  | 'shipped'
  | 'delivered'
  /** By number and e-mail; must be confirmed by the order's mailbox. */
  | 'withdrawal_received'
  | 'withdrawn'
  | 'cancelled'
  | 'expired'
  | 'refund_due'
  | 'refunded'
  /** Partial refund; the payment stays paid. */
  | 'part_refunded'
  /** By staff, before packing. */
  | 'edited'
  /** Internal note of staff; never shown to the buyer. */
  | 'booked'
  | 'additional_asked'
  | 'additional_paid'
  | 'additional_refund_due'
  | 'additional_refunded';

export async function insertOrderEvent(db: Db, orderId: number, kind: OrderEventKind, data: Record<string, unknown> = {}): Promise<void> {
  await deferred(sql`insert into order_events (order_id, kind, data) values (${orderId}::bigint, ${kind}, ${JSON.stringify(data)}::jsonb)`).execute(db);
}

/** Saves the state of a locked order. */
export async function updateOrderState(db: Db, { id, status, payment_status }: Pick<OrderRow, 'id' | 'status' | 'payment_status'>): Promise<void> {
  await sql`
    update orders set status = ${status}, payment_status = ${payment_status}, version = version + 1,
      paid_at = case when ${payment_status} = 'paid' then coalesce(paid_at, now()) else paid_at end,
      cancelled_at = case when ${status} in ('cancelled', 'failed') then coalesce(cancelled_at, now()) else null end,
      network = case when ${status} in ('new', 'confirmed') and ${payment_status} in ('unpaid', 'pending', 'failed') then network end,
      site = case when ${status} in ('new', 'confirmed') and ${payment_status} in ('unpaid', 'pending', 'failed') then site end,
      expires_at = case when ${status} <> 'new' or ${payment_status} = 'paid' then null
        when ${payment_status} = 'pending' then greatest(expires_at, now() + interval '24 hours') else expires_at end
    where id = ${id}::bigint`.execute(db);
}

/** True if an order has expired, by the database's clock. */
export async function isOver(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`select coalesce(expires_at < now(), false) as over from orders where id = ${id}::bigint`.execute(db);
  return rows[0]?.over === true;
}

export async function saveCancelReason(db: Db, id: number, reason: string): Promise<void> {
  await sql`update orders set cancel_reason = ${reason} where id = ${id}::bigint`.execute(db);
}
