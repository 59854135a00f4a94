import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Payment } from './payment-queries.ts';

/** Days that card issuers hold a reservation at least. */
const AUTHORIZATION_DAYS = 7;

/** Saves the reserved amount of a payment, once. */
export async function noteAuthorized(db: Db, { id, amount }: Pick<Payment, 'id' | 'amount'>): Promise<void> {
  await sql`
    update payments set authorized_amount = ${amount}::integer, authorized_until = now() + make_interval(days => ${AUTHORIZATION_DAYS}::integer)
    where id = ${id}::bigint and authorized_amount is null`.execute(db);
}

export interface Capture {
  id: number;
  code: string;
  /** Minor units. */
  amount: number;
  state: 'due' | 'done' | 'refused';
}

/** Inserts a capture; the payment's sum includes it, and a sum above the reservation is an error. */
export async function insertCapture(db: Db, { paymentId, amount, by }: { paymentId: number; amount: number; by: number | null }): Promise<Capture> {
  const { rows } = await sql<Capture>`
    insert into captures (payment_id, code, amount, created_by)
    values (${paymentId}::bigint, ${randomBytes(16).toString('base64url')}, ${amount}::integer, ${by}::integer) returning id::float8 as id, code, amount, state`.execute(
    db,
  );
  return rows[0] as Capture;
}

export async function selectCapture(db: Db, id: number): Promise<Capture | null> {
  const { rows } = await sql<Capture>`select id::float8 as id, code, amount, state from captures where id = ${id}::bigint`.execute(db);
  return rows[0] ?? null;
}

/** Locks a capture until the transaction ends, after its subject and payment. */
export async function lockCaptureByCode(db: Db, paymentId: number, code: string): Promise<Capture | null> {
  const { rows } = await sql<Capture>`
    select id::float8 as id, code, amount, state from captures where code = ${code} and payment_id = ${paymentId}::bigint for update`.execute(db);
  return rows[0] ?? null;
}

/** Saves the outcome; `false`: decided before. A refused capture may still turn out to be captured. */
export async function endCapture(db: Db, id: number, state: 'done' | 'refused', problem: string | null = null): Promise<boolean> {
  const { rows } = await sql`
    update captures set state = ${state}, problem = ${problem}, done_at = now() where id = ${id}::bigint and state = 'due' returning 1 as one`.execute(db);
  return rows.length > 0;
}

/** Returns the captured sum of a payment, minor units. */
export async function sumCaptured(db: Db, paymentId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(amount), 0)::integer as n from captures where payment_id = ${paymentId}::bigint and state = 'done'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Writes the captured sum and the state of a reserved payment. */
export async function writeCaptured(db: Db, { id, amount, status, gateway_reference }: Payment): Promise<void> {
  await sql`
    update payments set amount = ${amount}::integer, status = ${status}, gateway_reference = ${gateway_reference}, updated_at = now()
    where id = ${id}::bigint`.execute(db);
}

export interface DueCapture {
  id: number;
  code: string;
  amount: number;
  currency: CurrencyCode;
  gateway: string;
  payment_code: string;
  gateway_reference: string | null;
}

/** Claims due captures: new ones, and after 2, 4, 8 … 64 minutes those already requested. `only`: id of one. */
export async function claimDueCaptures(db: Db, most: number, only: number | null): Promise<DueCapture[]> {
  const { rows } = await sql<DueCapture>`
    update captures c set asked_at = now(), tries = c.tries + 1 from payments p
    where p.id = c.payment_id and c.id in (
      select id from captures where state = 'due' and (asked_at is null or asked_at < now() - make_interval(mins => (2 ^ least(tries, 6))::integer))
        and (${only}::bigint is null or id = ${only}::bigint)
      order by asked_at nulls first, id limit ${most} for update skip locked)
    returning c.id::float8 as id, c.code, c.amount, p.currency, p.gateway, p.code as payment_code, p.gateway_reference`.execute(db);
  return rows;
}

export async function noteCaptureProblem(db: Db, id: number, problem: string): Promise<void> {
  await sql`update captures set problem = ${problem.slice(0, 300)} where id = ${id}::bigint and state = 'due'`.execute(db);
}

/** Marks a reservation for release; its gateway is called after the transaction. */
export async function markForRelease(db: Db, paymentId: number): Promise<void> {
  await sql`
    update payments set release_wanted_at = coalesce(release_wanted_at, now())
    where id = ${paymentId}::bigint and status = 'pending' and authorized_amount is not null`.execute(db);
}

/** Claims reservations to release: new ones, and every ten minutes those not confirmed by their gateway. */
export async function claimReleases(db: Db, most: number): Promise<Pick<Payment, 'id' | 'gateway' | 'code' | 'gateway_reference'>[]> {
  const { rows } = await sql<Pick<Payment, 'id' | 'gateway' | 'code' | 'gateway_reference'>>`
    update payments set release_asked_at = now() where id in (
      select id from payments where status = 'pending' and release_wanted_at is not null
        and (release_asked_at is null or release_asked_at < now() - interval '10 minutes')
      order by release_asked_at nulls first, id limit ${most} for update skip locked
    ) returning id::float8 as id, gateway, code, gateway_reference`.execute(db);
  return rows;
}
