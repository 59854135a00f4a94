import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { PaymentState } from './payment-states.ts';

/** A refund of a part of a payment. */
export interface Refund {
  id: number;
  payment_id: number;
  /** Our code of the refund at the gateway. */
  code: string;
  kind: 'part' | 'rest' | 'gateway';
  decision_id: number;
  /** Minor units, as below. */
  amount: number;
  currency: CurrencyCode;
  delivery_amount: number;
  other_amount: number;
  restocked: boolean;
  reason: string;
  state: 'due' | 'done';
  by_hand: boolean;
  created_by: number | null;
  created_at: Date;
  asked_at: Date | null;
  /** Reply of the gateway if it refused. */
  problem: string | null;
  done_at: Date | null;
  /** Gateway of the payment. */
  gateway: string;
  reference: string;
  payment_code: string;
  payment_status: PaymentState;
  gateway_reference: string | null;
}

export const REFUND_COLUMNS = sql.raw(
  `r.id::float8 as id, r.payment_id::float8 as payment_id, r.code, r.kind, r.decision_id::float8 as decision_id, r.amount, r.currency, r.delivery_amount,
  r.other_amount, r.restocked, r.reason, r.state, r.by_hand, r.created_by, r.created_at, r.asked_at, r.problem, r.done_at,
  p.gateway, p.reference, p.code as payment_code, p.status as payment_status, p.gateway_reference`,
);

export interface NewRefund {
  paymentId: number;
  kind: 'part' | 'gateway';
  /** `null`: it is its own. */
  decisionId: number | null;
  amount: number;
  currency: string;
  delivery?: number;
  other?: number;
  restocked?: boolean;
  reason: string;
  byHand: boolean;
  by: number | null;
}

/** Inserts a refund; the payment's sum includes it, and a sum above the payment is an error. Returns its id. */
export async function insertRefund(db: Db, refund: NewRefund): Promise<number> {
  const { paymentId, kind, decisionId, amount, currency, delivery = 0, other = 0, restocked = false, reason, byHand, by } = refund;
  const { rows } = await sql<{ id: number }>`
    with numbered as (select nextval(pg_get_serial_sequence('refunds', 'id')) as id)
    insert into refunds (id, decision_id, payment_id, code, kind, amount, currency, delivery_amount, other_amount, restocked, reason, by_hand, created_by)
    overriding system value
    select id, coalesce(${decisionId}::bigint, id), ${paymentId}::bigint, ${randomBytes(16).toString('base64url')}, ${kind}, ${amount}::integer, ${currency},
      ${delivery}::integer, ${other}::integer, ${restocked}, ${reason}, ${byHand}, ${by}::integer from numbered
    returning id::float8 as id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Returns the refunds of several payments by their references, oldest first. */
export async function selectRefundsOf(db: Db, references: readonly string[]): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select ${REFUND_COLUMNS} from refunds r join payments p on p.id = r.payment_id where p.reference = any(${references}::text[]) order by r.id`.execute(db);
  return rows;
}

export async function selectRefund(db: Db, id: number): Promise<Refund | null> {
  const { rows } = await sql<Refund>`select ${REFUND_COLUMNS} from refunds r join payments p on p.id = r.payment_id where r.id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Locks a refund until the transaction ends, after its subject and payment, the sequence used everywhere. */
export async function lockRefundByCode(db: Db, paymentId: number, code: string): Promise<Pick<Refund, 'id' | 'amount' | 'state'> | null> {
  const { rows } = await sql<Pick<Refund, 'id' | 'amount' | 'state'>>`
    select id::float8 as id, amount, state from refunds where code = ${code} and payment_id = ${paymentId}::bigint for update`.execute(db);
  return rows[0] ?? null;
}

/** Marks a refund as done; `false`: it was done before. */
export async function finishRefund(
  db: Db,
  { id, by = null, reference = null }: { id: number; by?: number | null; reference?: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update refunds set state = 'done', done_at = now(), done_by = ${by}::integer, done_reference = ${reference}, problem = null,
      by_hand = by_hand or ${by !== null}
    where id = ${id}::bigint and state = 'due' returning 1 as one`.execute(db);
  return rows.length > 0;
}

/** Marks the requested parts as done, as the gateway refunded the whole payment. */
export async function finishPartsOf(db: Db, paymentId: number): Promise<void> {
  await sql`update refunds set state = 'done', done_at = now(), problem = null where payment_id = ${paymentId}::bigint and state = 'due' and not by_hand`.execute(
    db,
  );
}

/** True if a payment is refunded completely. */
export async function isAllBack(db: Db, paymentId: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select p.refunded_amount = p.amount and not exists (select from refunds r where r.payment_id = p.id and r.state = 'due') as is
    from payments p where p.id = ${paymentId}::bigint`.execute(db);
  return rows[0]?.is === true;
}

export interface DuePart {
  id: number;
  code: string;
  amount: number;
  currency: CurrencyCode;
  gateway: string;
  payment_code: string;
  /** Amount of the payment, minor units. */
  payment_amount: number;
  gateway_reference: string | null;
}

/**
 * Claims due partial refunds: new ones, and after 2, 4, 8 … 64 minutes those already requested, as the gateway may have failed or the process ended.
 * Concurrent calls never claim the same one. `only`: id of one decision.
 */
export async function claimDueParts(db: Db, most: number, only: number | null): Promise<DuePart[]> {
  const { rows } = await sql<DuePart>`
    update refunds r set asked_at = now(), tries = r.tries + 1 from payments p
    where p.id = r.payment_id and r.id in (
      select id from refunds where state = 'due' and kind = 'part' and not by_hand
        and (asked_at is null or asked_at < now() - make_interval(mins => (2 ^ least(tries, 6))::integer))
        and (${only}::bigint is null or decision_id = ${only}::bigint)
      order by asked_at nulls first, id limit ${most} for update skip locked)
    returning r.id::float8 as id, r.code, r.amount, r.currency, p.gateway, p.code as payment_code, p.amount as payment_amount, p.gateway_reference`.execute(db);
  return rows;
}

export async function noteRefundProblem(db: Db, id: number, problem: string): Promise<void> {
  await sql`update refunds set problem = ${problem.slice(0, 300)} where id = ${id}::bigint and state = 'due'`.execute(db);
}

/** Returns the last refund of a payment, minor units; until it is decided, the unrefunded rest. */
export async function selectRest(db: Db, { id, amount, refunded_amount }: { id: number; amount: number; refunded_amount: number }): Promise<number> {
  const { rows } = await sql<{ amount: number }>`select amount from refunds where payment_id = ${id}::bigint and kind = 'rest'`.execute(db);
  return rows[0]?.amount ?? amount - refunded_amount;
}
