import { sql } from 'kysely';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { GatewayEvent } from '../../adapters/payments/gateway.ts';
import type { Db } from '../../db/index.ts';
import type { PaymentState } from './payment-states.ts';

export interface Payment {
  id: number;
  reference: string;
  gateway: string;
  /** Minor units. */
  amount: number;
  currency: CurrencyCode;
  status: PaymentState;
  gateway_reference: string | null;
  code: string;
  /** Refunded, or about to be, minor units. */
  refunded_amount: number;
  /** Reserved amount, minor units; `null`: the gateway captures at once. */
  authorized_amount: number | null;
  authorized_until: Date | null;
  /** Captured part of the reservation, or about to be, minor units. */
  captured_amount: number;
  /** `null`: the reservation is not released. */
  release_wanted_at: Date | null;
}

const COLUMNS = sql.raw(
  'id, reference, gateway, amount, currency, status, gateway_reference, code, refunded_amount, authorized_amount, authorized_until, captured_amount, release_wanted_at',
);

export type NewPayment = Pick<Payment, 'reference' | 'gateway' | 'amount' | 'currency' | 'code'> & { addressHash: string | null };

export async function insertPayment(db: Db, { reference, gateway, amount, currency, code, addressHash }: NewPayment): Promise<Payment> {
  const { rows } = await sql<Payment>`
    insert into payments (reference, gateway, amount, currency, code, address_hash)
    values (${reference}, ${gateway}, ${amount}, ${currency}, ${code}, ${addressHash}) returning ${COLUMNS}`.execute(db);
  return rows[0] as Payment;
}

export async function selectPaymentByCode(db: Db, code: string): Promise<Payment | null> {
  const { rows } = await sql<Payment>`select ${COLUMNS} from payments where code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** Payments with one reference, oldest first; locks them until the transaction ends. */
export async function lockPaymentsOf(db: Db, reference: string): Promise<Payment[]> {
  const { rows } = await sql<Payment>`select ${COLUMNS} from payments where reference = ${reference} order by id for update`.execute(db);
  return rows;
}

/** Payments with one reference, oldest first. */
export async function selectPaymentsOf(db: Db, reference: string): Promise<Payment[]> {
  const { rows } = await sql<Payment>`select ${COLUMNS} from payments where reference = ${reference} order by id`.execute(db);
  return rows;
}

export async function updatePayment(db: Db, payment: Pick<Payment, 'id' | 'status' | 'gateway_reference'>): Promise<void> {
  await sql`
    update payments set status = ${payment.status}, gateway_reference = ${payment.gateway_reference}, updated_at = now()
    where id = ${payment.id}::bigint`.execute(db);
}

/** Saves the gateway's own id of the payment, if it returned one at the start. */
export async function saveGatewayReference(db: Db, payment: { id: number; gatewayReference: string }): Promise<void> {
  await sql`
    update payments set gateway_reference = ${payment.gatewayReference}
    where id = ${payment.id}::bigint and gateway_reference is null`.execute(db);
}

/** Inserts an event; `false`: it was received before. */
export async function insertPaymentEvent(db: Db, event: { gateway: string; eventId: string; paymentId: number; kind: GatewayEvent['kind'] }): Promise<boolean> {
  const { rows } = await sql`
    insert into payment_events (gateway, event_id, payment_id, kind)
    values (${event.gateway}, ${event.eventId}, ${event.paymentId}::bigint, ${event.kind})
    on conflict do nothing returning 1 as one`.execute(db);
  return rows.length > 0;
}

/** Id of the payment that the event was applied to; `null`: unknown event. */
export async function selectPaymentOfEvent(db: Db, event: { gateway: string; eventId: string }): Promise<number | null> {
  const { rows } = await sql<{ payment_id: number }>`
    select payment_id from payment_events where gateway = ${event.gateway} and event_id = ${event.eventId}`.execute(db);
  return rows[0]?.payment_id ?? null;
}

/** Failed payments of the last hour: the larger number of those for one subject and those from one network. */
export async function countFailedPayments(db: Db, { reference, addressHash }: { reference: string; addressHash: string | null }): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select greatest(
      (select count(*) from payments where reference = ${reference} and status = 'failed' and updated_at > now() - interval '1 hour'),
      (select count(*) from payments where address_hash = ${addressHash} and status = 'failed' and updated_at > now() - interval '1 hour')
    )::integer as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Claims payments without news for a minute: setting `updated_at` makes the next call claim others. */
export async function claimWaitingPayments(db: Db, most: number): Promise<(Payment & { is_over: boolean })[]> {
  const { rows } = await sql<Payment & { is_over: boolean }>`
    update payments set updated_at = now() where id in (
      select id from payments where status in ('created', 'pending') and updated_at < now() - interval '1 minute'
        and created_at > now() - interval '8 days'
      order by updated_at limit ${most} for update skip locked
    ) returning ${COLUMNS}, status = 'pending' and coalesce(authorized_until, created_at + interval '24 hours') < now() as is_over`.execute(db);
  return rows;
}

/**
 * Claims payments due for refund that were not requested yet, with the rest of each; concurrent calls never claim the same one. A requested but
 * unconfirmed refund is claimed again after ten minutes, as the process may have ended in between.
 */
export async function claimDueRefunds(db: Db, most: number): Promise<(Payment & { rest: number })[]> {
  const { rows } = await sql<Payment & { rest: number }>`
    update payments p set refund_asked_at = now() from refunds r
    where r.payment_id = p.id and r.kind = 'rest' and r.state = 'due' and p.id in (
      select id from payments where status = 'refund_due' and (refund_asked_at is null or refund_asked_at < now() - interval '10 minutes')
      order by refund_asked_at nulls first, id limit ${most} for update skip locked
    ) returning ${sql.raw(
      'p.id, p.reference, p.gateway, p.amount, p.currency, p.status, p.gateway_reference, p.code, p.refunded_amount, p.authorized_amount, p.authorized_until, p.captured_amount, p.release_wanted_at',
    )}, r.amount as rest`.execute(db);
  return rows;
}

/** The gateway refused the request: it is repeated later. */
export async function clearRefundRequested(db: Db, id: number): Promise<void> {
  await sql`update payments set refund_asked_at = null where id = ${id}::bigint and status = 'refund_due'`.execute(db);
}
