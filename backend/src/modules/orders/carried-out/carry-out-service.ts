import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import { lockOrder } from '../order-queries.ts';

interface Input {
  number: string;
  /** Position of the service's line. */
  id: number;
  done: boolean;
}

type CarriedOut = { carried_out_at: string | null };

/** States without services to carry out: the order is not placed yet, or has ended. */
const NOTHING_TO_DO: ReadonlySet<string> = new Set(['waiting', 'cancelled', 'failed']);

/** Records that a service was fully carried out, or reverts it. The first time is kept; a service withdrawn completely cannot be carried out any more. */
export async function carryOutService(input: Input, context: CallContext): Promise<Outcome<CarriedOut>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_orders_service', body: input }, (db) => recordService(db, input, context));
}

async function recordService(db: Db, { number, id, done }: Input, context: CallContext): Promise<Outcome<CarriedOut>> {
  const scope = scopeOf(context.staff, 'orders.fulfil');
  if (!scope) return fail('error_forbidden');
  const found = await selectDeskOrder(db, number, { scope, seesDetails: false });
  if (!found) return fail('error_empty_data');
  // A withdrawal takes the same lock, so that one of the two is first.
  const order = await lockOrder(db, found.id);
  const before = await selectService(db, found.id, id);
  if (!before) return fail('error_empty_data');
  if (!order || NOTHING_TO_DO.has(order.status) || before.withdrawn === before.qty) return fail('error_order_state');
  const at = await write(db, found.id, { id, done });
  if ((before.at === null) === done) {
    const paths = [{ path: `service.${before.code}`, before: before.at?.toISOString() ?? null, after: at?.toISOString() ?? null }];
    await recordChange(db, { kind: 'order-service', subjectId: number, version: 0, action: done ? 'done' : 'undone', paths }, { context });
  }
  return ok({ carried_out_at: at?.toISOString() ?? null });
}

interface ServiceRow {
  code: string;
  qty: number;
  withdrawn: number;
  at: Date | null;
}

/** `undefined`: no such line, or the line is not a service. */
async function selectService(db: Db, orderId: number, position: number): Promise<ServiceRow | undefined> {
  const { rows } = await sql<ServiceRow>`
    select code, qty, withdrawn, carried_out_at as at from order_items
    where order_id = ${orderId}::bigint and position = ${position}::smallint and service_code is not null`.execute(db);
  return rows[0];
}

async function write(db: Db, orderId: number, { id, done }: Pick<Input, 'id' | 'done'>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    update order_items set carried_out_at = case when ${done} then coalesce(carried_out_at, now()) end
    where order_id = ${orderId}::bigint and position = ${id}::smallint returning carried_out_at as at`.execute(db);
  return (rows[0] as { at: Date | null }).at;
}
