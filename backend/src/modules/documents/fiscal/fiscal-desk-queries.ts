import { sql } from 'kysely';
import type { FiscalState } from '@vitrina/contract/staff/fiscal';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../../db/index.ts';
import { inScope } from '../document-queries.ts';
import type { FiscalFacts } from './fiscal-facts.ts';

export interface DeliveryRow {
  document_id: number;
  kind: 'invoice' | 'credit_note';
  document_number: string;
  order_id: number;
  rule: string;
  register: string;
  number: string | null;
  state: 'waiting' | 'accepted' | 'refused';
  protective_code: string | null;
  identifier: string | null;
  due_at: Date;
  accepted_at: Date | null;
  is_subsequent: boolean;
  is_overdue: boolean;
  is_sandbox: boolean;
  attempts: number;
  problem: string | null;
}

const FROM = sql.raw('from fiscal_deliveries f join documents d on d.id = f.document_id');
/** SQL: past its deadline, whether delivered since or not. */
const OVERDUE = sql.raw(`(f.is_overdue or (f.state <> 'accepted' and f.due_at < now()))`);

const isState = (state: FiscalState) => (state === 'open' ? sql`f.state <> 'accepted'` : state === 'overdue' ? sql`${OVERDUE}` : sql`f.state = ${state}`);

interface Question {
  state: FiscalState;
  scope: Scope;
  offset: number;
  limit: number;
}

export interface Counts {
  waiting: number;
  refused: number;
  overdue: number;
}

/** Returns deliveries of a state, newest first, and how many need attention. */
export async function selectDeliveries(db: Db, { state, scope, offset, limit }: Question): Promise<{ rows: DeliveryRow[]; total: number; counts: Counts }> {
  const where = sql`where ${isState(state)} and ${inScope(scope)}`;
  const { rows } = await sql<DeliveryRow>`
    select f.document_id::float8 as document_id, d.kind, d.number as document_number, d.order_id::float8 as order_id, f.rule, f.register, f.number, f.state,
      f.protective_code, f.identifier, f.due_at, f.accepted_at, f.is_subsequent, ${OVERDUE} as is_overdue, f.is_sandbox, f.attempts, f.problem
    ${FROM} ${where} order by f.document_id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<Counts & { total: number }>`
    select count(*) filter (where ${isState(state)})::integer as total, count(*) filter (where f.state = 'waiting')::integer as waiting,
      count(*) filter (where f.state = 'refused')::integer as refused, count(*) filter (where ${OVERDUE})::integer as overdue
    ${FROM} where ${inScope(scope)}`.execute(db);
  const { total = 0, waiting = 0, refused = 0, overdue = 0 } = counted.rows[0] ?? {};
  return { rows, total, counts: { waiting, refused, overdue } };
}

/** A delivery that staff may have repeated at once. */
export interface RetryableDelivery {
  documentId: number;
  orderId: number;
  hasFacts: boolean;
  entity: string;
  sequence: number;
  issuedAt: Date;
}

/**
 * Locks and returns those of these deliveries in scope that no register has accepted, waiting and refused ones. One that a process is delivering now is
 * left out: it would be delivered twice at once.
 */
export async function lockRetryable(db: Db, ids: readonly number[], scope: Scope): Promise<RetryableDelivery[]> {
  const { rows } = await sql<RetryableDelivery>`
    select f.document_id::float8 as "documentId", d.order_id::float8 as "orderId", f.facts is not null as "hasFacts", f.legal_entity as entity, d.sequence,
      d.issued_at as "issuedAt"
    ${FROM} where f.document_id = any(${ids}::bigint[]) and f.state <> 'accepted' and (f.claimed_until is null or f.claimed_until < now())
      and ${inScope(scope)} order by f.document_id for update of f`.execute(db);
  return rows;
}

/** Schedules an immediate delivery. `facts`: replace the stored ones; `null`: the stored ones stay, and without any the delivery stays refused. */
export async function reopen(db: Db, documentId: number, facts: FiscalFacts | null): Promise<void> {
  await sql`
    update fiscal_deliveries set next_at = now(), claimed_until = null,
      state = case when ${facts === null} and facts is null then state else 'waiting' end,
      problem = case when ${facts === null} and facts is null then problem end,
      number = coalesce(${facts?.number ?? null}, number), facts = coalesce(${facts && JSON.stringify(facts)}::jsonb, facts)
    where document_id = ${documentId}::bigint`.execute(db);
}
