import type { Permission, Scope } from '@vitrina/contract/staff/permissions';
import type { Returned } from '@vitrina/contract/staff/returns';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { lockOrder, type OrderRow, selectOrder } from '../order-queries.ts';
import { planSettlement, settlementOf, settlementView } from './plan-settlement.ts';
import { type ReturnLine, type ReturnRow, selectPhotoIds, selectReturn, selectReturnLines, writeReturn } from './return-queries.ts';
import { returnView } from './return-view.ts';

/** Reply with one return. */
export async function readReturn(
  deps: Pick<OrderDeps, 'gateways'>,
  db: Db,
  id: number,
  { scope, context }: { scope: Scope; context: CallContext },
): Promise<Returned> {
  const row = (await selectReturn(db, id, scope)) as ReturnRow;
  const [lines, photos] = [await selectReturnLines(db, id), await selectPhotoIds(db, id)];
  const seesMoney = scopeOf(context.staff, 'orders.details') !== null;
  const refund = seesMoney ? await readRefund(deps, db, { row, lines }) : null;
  return returnView(row, { lines, photos, refund, seesMoney });
}

/** Returns the refund to expect, or the one that was decided; `null`: none is possible. */
async function readRefund(
  deps: Pick<OrderDeps, 'gateways'>,
  db: Db,
  { row, lines }: { row: ReturnRow; lines: readonly ReturnLine[] },
): Promise<Returned['refund']> {
  if (row.state !== 'inspected' && row.state !== 'settled') return null;
  const order = (await selectOrder(db, row.order_id)) as OrderRow;
  if (row.state === 'settled') return settlementView(await settlementOf(db, row), order.currency);
  const planned = await planSettlement(db, { deps, row, lines, order });
  return planned.ok ? settlementView(planned.data, order.currency) : null;
}

/** A return to be changed, locked with its order. */
export interface Step {
  row: ReturnRow;
  order: OrderRow;
  lines: ReturnLine[];
  scope: Scope;
  context: CallContext;
}

/** Result of a step: changes of the row, and the log's entries. */
export interface StepResult {
  next: Partial<ReturnRow> & Pick<ReturnRow, 'state'>;
  paths?: { path: string; before?: unknown; after?: unknown }[];
}

interface StepInput {
  id: number;
  version: number;
  permission: Permission;
  action: string;
}

/** Runs one step of a return, if it has the version that the caller read, once, in one transaction with its audit row. */
export async function takeStep(
  deps: Pick<OrderDeps, 'gateways'>,
  { id, version, permission, action }: StepInput,
  context: CallContext,
  work: (db: Db, step: Step) => Promise<Outcome<StepResult>>,
): Promise<Outcome<Returned>> {
  const scope = scopeOf(context.staff, permission);
  if (!scope) return fail('error_forbidden');
  return inShortTransaction(context.db, async (db) => {
    const step = await lockStep(db, { id, version, scope, context });
    if (!step.ok) return step;
    const result = await work(db, step.data);
    if (!result.ok) return result;
    const { row } = step.data;
    const next = { ...row, ...result.data.next, version: row.version + 1 };
    await writeReturn(db, next);
    const paths = [{ path: 'state', before: row.state, after: next.state }, ...(result.data.paths ?? [])];
    await recordChange(db, { kind: 'return', subjectId: String(id), version: next.version, action, paths }, { context });
    return ok(await readReturn(deps, db, id, { scope, context }));
  });
}

async function lockStep(db: Db, { id, version, scope, context }: { id: number; version: number; scope: Scope; context: CallContext }): Promise<Outcome<Step>> {
  const found = await selectReturn(db, id, scope);
  const order = found && (await lockOrder(db, found.order_id));
  const row = order && (await selectReturn(db, id, scope));
  if (!order || !row) return fail('error_empty_data');
  if (row.version !== version) return fail('error_version', { errors: [{ field: 'version', label_name: 'error_field_changed', theirs: row.version }] });
  return ok({ row, order, lines: await selectReturnLines(db, id), scope, context });
}
