import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

/** Fields of an order that its documents need. */
export interface OrderSource {
  id: number;
  lang: LanguageCode;
  currency: CurrencyCode;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_code: string;
  /** Order on account only: days from the invoice to the due date; else `null`. */
  payment_days: number | null;
  /** Minor units. */
  total: number;
  email: string;
  created_at: Date;
  /** `null`: the goods are not shipped. */
  shipped_at: Date | null;
  snapshot: Cart;
  /** Version of its contents; 0: the original contents. */
  contents: number;
}

export async function selectOrderSource(db: Db, id: number): Promise<OrderSource | null> {
  const { rows } = await sql<OrderSource>`
    select id::float8 as id, lang, currency, status, payment_status, payment_code, payment_days, total, email, created_at, snapshot,
      (select coalesce(max(r.version) + 1, 0)::integer from order_revisions r where r.order_id = o.id) as contents,
      (select min(at) from order_events e where e.order_id = o.id and e.kind = 'shipped') as shipped_at
    from orders o where id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Contents of an order before and after a change. */
export interface ChangeSource {
  before: Cart;
  after: Cart;
  /** Id of the decision that refunded the difference; `null`: no refund. */
  refundId: number | null;
}

/** `null`: the order's contents have no such version. */
export async function selectChangeSource(db: Db, { orderId, revision }: { orderId: number; revision: number }): Promise<ChangeSource | null> {
  const { rows } = await sql<ChangeSource>`
    select r.snapshot as before, coalesce(n.snapshot, o.snapshot) as after, r.refund_id::float8 as "refundId"
    from order_revisions r join orders o on o.id = r.order_id left join order_revisions n on n.order_id = r.order_id and n.version = r.version + 1
    where r.order_id = ${orderId}::bigint and r.version = ${revision}::integer - 1`.execute(db);
  return rows[0] ?? null;
}

/** The contents' version of a refund; `null`: the refund was not for a change of contents. */
export async function selectRevisionOfRefund(db: Db, { orderId, refundId }: { orderId: number; refundId: number }): Promise<number | null> {
  const { rows } = await sql<{ revision: number }>`
    select version + 1 as revision from order_revisions where order_id = ${orderId}::bigint and refund_id = ${refundId}::bigint`.execute(db);
  return rows[0]?.revision ?? null;
}

/** Contents of a parcel, as lines of its order. */
export interface ParcelSource {
  /** Number of the parcel within its order, from 1. */
  number: number;
  lines: { code: string; qty: number }[];
}

/** `null`: the order has no such parcel, or it was unpacked. */
export async function selectParcelSource(db: Db, { shipmentId, orderId }: { shipmentId: number; orderId: number }): Promise<ParcelSource | null> {
  const { rows } = await sql<ParcelSource>`
    select s.number, (select json_agg(json_build_object('code', i.code, 'qty', x.qty) order by x.position)
      from shipment_items x join order_items i on i.order_id = x.order_id and i.position = x.position where x.shipment_id = s.id) as lines
    from shipments s where s.id = ${shipmentId}::integer and s.order_id = ${orderId}::bigint and s.state <> 'cancelled'`.execute(db);
  return rows[0] ?? null;
}

/** A refund decision; amounts in minor units. */
export interface RefundSource {
  /** `rest`: the remaining payment, without lines. `gateway`: refunded at the gateway. */
  kind: 'part' | 'rest' | 'gateway';
  amount: number;
  delivery: number;
  other: number;
  /** `amount`: including what was returned as a coupon, `prepaid` in total. */
  lines: { position: number; code: string; qty: number; amount: number; prepaid: number; vatPercent: number }[];
  prepaid: number;
}

/** `null`: the order has no such decision. */
export async function selectRefundSource(db: Db, decisionId: number): Promise<RefundSource | null> {
  const { rows } = await sql<RefundSource>`
    select d.kind, d.delivery_amount as delivery, d.other_amount as other,
      (select sum(r.amount)::integer from refunds r where r.decision_id = d.id) as amount,
      coalesce((select json_agg(json_build_object('position', l.position, 'code', i.code, 'qty', l.qty, 'amount', l.amount + l.prepaid, 'prepaid', l.prepaid, 'vatPercent', i.vat_percent) order by l.position)
        from refund_lines l join order_items i on i.order_id = l.order_id and i.position = l.position where l.refund_id = d.id), '[]') as lines,
      (select coalesce(sum(l.prepaid), 0)::integer from refund_lines l where l.refund_id = d.id) as prepaid
    from refunds d where d.id = ${decisionId}::bigint and d.decision_id = d.id`.execute(db);
  return rows[0] ?? null;
}

/** True if the refund decision belongs to this order. */
export async function isRefundOf(db: Db, { refundId, orderId }: { refundId: number; orderId: number }): Promise<boolean> {
  const { rows } = await sql`
    select from refunds r join payments p on p.id = r.payment_id left join additional_payments a on p.reference = 'additional-' || a.id
    where r.decision_id = ${refundId}::bigint and (p.reference = ${`order-${orderId}`} or a.order_id = ${orderId}::bigint) limit 1`.execute(db);
  return rows.length > 0;
}
