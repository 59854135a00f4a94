import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { Db } from '../../../db/index.ts';

/** Kind of changes of an order's contents: address and lines share one version. */
export const CONTENT = 'order_content';

/** 0: never changed. */
export async function selectContentVersion(db: Db, orderId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select coalesce(max(version) + 1, 0)::integer as n from order_revisions where order_id = ${orderId}::bigint`.execute(db);
  return rows[0]?.n ?? 0;
}

interface Revision {
  orderId: number;
  /** Version of the replaced contents. */
  version: number;
  snapshot: Cart;
  total: number;
  reason: string;
  by: number | null;
}

/** Stores the contents of an order before they are changed. */
export async function insertRevision(db: Db, { orderId, version, snapshot, total, reason, by }: Revision): Promise<void> {
  await sql`
    insert into order_revisions (order_id, version, snapshot, total, reason, by_user)
    values (${orderId}::bigint, ${version}::integer, ${JSON.stringify(snapshot)}::jsonb, ${total}::integer, ${reason}, ${by}::integer)`.execute(db);
}

/** Links a refund to the change that removed the goods: its credit note is issued with the change, if the invoice was issued before. */
export async function noteRefundOfRevision(db: Db, { orderId, version, refundId }: { orderId: number; version: number; refundId: number }): Promise<void> {
  await sql`update order_revisions set refund_id = ${refundId}::bigint where order_id = ${orderId}::bigint and version = ${version}::integer`.execute(db);
  await cancelCreditNoteRequest(db, refundId);
}

/** Marks a refund that needs no credit note, as no invoice contains its lines. */
export async function cancelCreditNoteRequest(db: Db, refundId: number): Promise<void> {
  await sql`update document_wishes set done_at = now() where kind = 'credit_note' and refund_id = ${refundId}::bigint and done_at is null`.execute(db);
}

/** Resolves with true while the order is open and nothing of it is packed. */
export async function isOpenForEdits(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from orders o where o.id = ${orderId}::bigint and o.status in ('new', 'confirmed') and o.payment_status not in ('refund_due', 'refunded')
      and not exists (select from shipments s where s.order_id = o.id and s.state <> 'cancelled')`.execute(db);
  return rows.length > 0;
}
