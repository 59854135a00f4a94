import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { withShortLocks } from '../../http/short-locks.ts';
import type { OrderDeps } from '../orders/index.ts';
import { issueCorrection, issueDocument } from './issue-document.ts';

const AT_ONCE = 200;
const MOST_BATCHES = 50;

/** Permanent refusals: no document is needed. */
const NOT_NEEDED: readonly string[] = ['error_order_state', 'error_empty_data', 'error_other_sellers', 'error_not_credited'];

interface DueDocument {
  id: number;
  kind: 'invoice' | 'credit_note';
  order_id: number;
  refund_id: number;
  occasion: 'payment' | 'shipping' | 'refund' | 'edit';
  /** Correction only: version of the contents after an edit. */
  revision: number;
}

/**
 * Issues due documents: invoices as the setting says, credit notes of orders that have an invoice. Each in its own transaction, so that a failure
 * blocks no other and is retried. Returns the number issued.
 */
export async function issueDueDocuments(db: Db, deps: OrderDeps): Promise<number> {
  let issued = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const ids = await selectDueIds(db);
    for (const id of ids) if (await tryGrant(db, deps, id)) issued += 1;
    if (ids.length < AT_ONCE) break;
  }
  return issued;
}

async function selectDueIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id::float8 as id from document_wishes where done_at is null and (tried_at is null or tried_at < now() - make_interval(mins => least(60, 2 ^ tries)::integer))
    order by id limit ${AT_ONCE}`.execute(db);
  return rows.map(({ id }) => id);
}

async function tryGrant(db: Db, deps: OrderDeps, id: number): Promise<boolean> {
  try {
    const outcome = await withShortLocks(db, (db) => grant(db, deps, id));
    if (outcome.ok) return outcome.data;
    await noteProblem(db, id, outcome.label);
    return false;
  } catch (error) {
    deps.logError(error);
    await noteProblem(db, id, error instanceof Error ? error.message : String(error));
    return false;
  }
}

/** Issues a due document; true if one was issued. */
async function grant(db: Db, deps: OrderDeps, id: number): Promise<Outcome<boolean>> {
  const due = await claim(db, id);
  if (!due) return ok(false);
  // A payment makes an invoice due only if the setting says so; shipping always does, as goods may be shipped before they are paid.
  if (due.occasion === 'payment' && deps.config.settings.behaviour.invoiceAt !== 'payment') return finish(db, due, false);
  if (due.occasion === 'edit') {
    const issued = await issueCorrection(db, deps, { orderId: due.order_id, revision: due.revision, context: null });
    return issued.ok || issued.label === 'error_empty_data' ? finish(db, due, issued.ok) : fail(issued.label);
  }
  const issued = await issueDocument(db, deps, { kind: due.kind, orderId: due.order_id, refundId: due.refund_id, context: null });
  if (issued.ok) return finish(db, due, true);
  // A credit note waits for the order's invoice; an ended order never gets one.
  if (issued.label === 'error_order_state' && due.kind === 'credit_note' && !(await isClosed(db, due.order_id))) return wait(db, due);
  return NOT_NEEDED.includes(issued.label) ? finish(db, due, false) : fail(issued.label);
}

async function claim(db: Db, id: number): Promise<DueDocument | null> {
  const { rows } = await sql<DueDocument>`
    select id::float8 as id, kind, order_id::float8 as order_id, refund_id::float8 as refund_id, occasion, revision from document_wishes
    where id = ${id}::bigint and done_at is null for update skip locked`.execute(db);
  return rows[0] ?? null;
}

async function isClosed(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await sql`select from orders where id = ${orderId}::bigint and status not in ('cancelled', 'failed')`.execute(db);
  return rows.length === 0;
}

async function finish(db: Db, { id, kind, order_id }: DueDocument, isIssued: boolean): Promise<Outcome<boolean>> {
  await sql`update document_wishes set done_at = now(), problem = null where id = ${id}::bigint`.execute(db);
  // Documents that wait for the invoice are due now.
  if (isIssued && kind === 'invoice')
    await sql`update document_wishes set tried_at = null where order_id = ${order_id}::bigint and done_at is null`.execute(db);
  return ok(isIssued);
}

async function wait(db: Db, { id }: DueDocument): Promise<Outcome<boolean>> {
  await sql`update document_wishes set tried_at = now(), tries = 6 where id = ${id}::bigint`.execute(db);
  return ok(false);
}

async function noteProblem(db: Db, id: number, problem: string): Promise<void> {
  await sql`update document_wishes set tries = tries + 1, tried_at = now(), problem = ${problem.slice(0, 300)} where id = ${id}::bigint`.execute(db);
}
