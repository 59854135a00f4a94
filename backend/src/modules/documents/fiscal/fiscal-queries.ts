import { sql } from 'kysely';
import type { FiscalRegisterCode, FiscalRule } from '@vitrina/contract/law/fiscal-rules';
import type { Db } from '../../../db/index.ts';
import type { FiscalFacts } from './fiscal-facts.ts';

export interface NewDelivery {
  documentId: number;
  rule: FiscalRule;
  entity: string;
  facts: FiscalFacts | null;
  protectiveCode: string | null;
  issuedAt: Date;
}

/** Inserts a delivery in the transaction that issues the document. */
export async function insertDelivery(db: Db, { documentId, rule, entity, facts, protectiveCode, issuedAt }: NewDelivery): Promise<void> {
  await sql`
    insert into fiscal_deliveries (document_id, rule, register, legal_entity, number, facts, protective_code, due_at, next_at, state, problem)
    values (${documentId}::bigint, ${rule.id}, ${rule.register}, ${entity}, ${facts?.number ?? null}, ${facts && JSON.stringify(facts)}::jsonb, ${protectiveCode},
      ${issuedAt}::timestamptz + make_interval(hours => ${rule.withinHours}), ${issuedAt}::timestamptz, ${facts ? 'waiting' : 'refused'}, ${facts ? null : NO_PREMISE})`.execute(
    db,
  );
}
export const NO_PREMISE = 'the legal entity names no premise, device or tax number';

export interface Claimed {
  documentId: number;
  register: FiscalRegisterCode;
  facts: FiscalFacts;
  protectiveCode: string | null;
  /** Including the current one. */
  attempts: number;
  /** Storno only: identifier of the receipt; else `null`. */
  original: string | null;
}

/** Claims the next due delivery for this process alone. A storno waits until the register has the receipt; a failed one blocks no other. `null`: none. */
export async function claimNext(db: Db, now: Date): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update fiscal_deliveries f set claimed_until = ${now}::timestamptz + interval '2 minutes', attempts = f.attempts + 1
    from (
      select w.document_id, i.identifier as original from fiscal_deliveries w join documents d on d.id = w.document_id
      left join documents v on d.kind = 'credit_note' and v.id = (select min(f.id) from documents f where f.order_id = d.order_id and f.kind = 'invoice')
      left join fiscal_deliveries i on i.document_id = v.id
      where w.state = 'waiting' and w.next_at <= ${now}::timestamptz and (w.claimed_until is null or w.claimed_until < ${now}::timestamptz)
        and (i.document_id is null or i.state = 'accepted')
      order by w.document_id limit 1 for update of w skip locked
    ) due
    where f.document_id = due.document_id
    returning f.document_id::float8 as "documentId", f.register, f.facts, f.protective_code as "protectiveCode", f.attempts, due.original`.execute(db);
  return rows[0] ?? null;
}

/** Stores the seller's code once; later values are ignored. */
export async function storeProtectiveCode(db: Db, documentId: number, code: string): Promise<void> {
  await sql`update fiscal_deliveries set protective_code = ${code} where document_id = ${documentId}::bigint and protective_code is null`.execute(db);
}

interface Attempt {
  documentId: number;
  now: Date;
  outcome: string;
  detail: string;
}

export async function insertAttempt(db: Db, { documentId, now, outcome, detail }: Attempt): Promise<void> {
  await sql`insert into fiscal_attempts (document_id, at, outcome, detail) values (${documentId}::bigint, ${now}, ${outcome}, ${detail.slice(0, 500)})`.execute(
    db,
  );
}

interface Accepted {
  documentId: number;
  now: Date;
  identifier: string;
  verifyUrl: string;
  receipt: string;
  isSubsequent: boolean;
  isSandbox: boolean;
}

/** Marks a delivery as accepted; false: it was already. */
export async function markAccepted(db: Db, { documentId, now, identifier, verifyUrl, receipt, isSubsequent, isSandbox }: Accepted): Promise<boolean> {
  const { rows } = await sql`
    update fiscal_deliveries set state = 'accepted', identifier = ${identifier}, verify_url = ${verifyUrl}, receipt = ${receipt}, accepted_at = ${now},
      is_subsequent = ${isSubsequent}, is_overdue = due_at < ${now}::timestamptz, is_sandbox = ${isSandbox}, claimed_until = null, problem = null
    where document_id = ${documentId}::bigint and state <> 'accepted' returning 1`.execute(db);
  return rows.length > 0;
}

export async function markRefused(db: Db, documentId: number, problem: string): Promise<void> {
  await sql`
    update fiscal_deliveries set state = 'refused', problem = ${problem}, claimed_until = null where document_id = ${documentId}::bigint and state = 'waiting'`.execute(
    db,
  );
}

/** Schedules the next attempt: after 1, 2, 4 … 60 minutes. */
export async function tryLater(db: Db, { documentId, now, problem }: { documentId: number; now: Date; problem: string }): Promise<void> {
  await sql`
    update fiscal_deliveries set claimed_until = null, problem = ${problem},
      next_at = ${now}::timestamptz + make_interval(mins => least(60, 2 ^ least(attempts - 1, 6))::integer)
    where document_id = ${documentId}::bigint and state = 'waiting'`.execute(db);
}

/** Fiscal state of a document, as printed. */
export interface FiscalPrint {
  state: 'waiting' | 'accepted' | 'refused';
  register: FiscalRegisterCode;
  number: string | null;
  protectiveCode: string | null;
  identifier: string | null;
  verifyUrl: string | null;
  isSubsequent: boolean;
  isSandbox: boolean;
}

/** `null`: no register must receive the document. */
export async function selectFiscal(db: Db, documentId: number): Promise<FiscalPrint | null> {
  const { rows } = await sql<FiscalPrint>`
    select state, register, number, protective_code as "protectiveCode", identifier, verify_url as "verifyUrl", is_subsequent as "isSubsequent",
      is_sandbox as "isSandbox" from fiscal_deliveries where document_id = ${documentId}::bigint`.execute(db);
  return rows[0] ?? null;
}
