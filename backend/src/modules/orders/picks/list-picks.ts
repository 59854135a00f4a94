import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { MOST_ORDERS, type Pick as PickReply, type staffPicks } from '@vitrina/contract/staff/picks';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { orderNumber } from '../order-number.ts';
import { lockAlert, resolveAlert, selectAlerts } from './alert-queries.ts';
import { readPick } from './begin-pick.ts';
import { selectPick, selectPicks, selectWaitingOrders, selectWarehouses } from './pick-queries.ts';
import { alertView, pickSummaryView } from './pick-view.ts';

interface Page {
  offset: number;
  limit: number;
}
interface PickFilter {
  open?: boolean | undefined;
  warehouse?: string | undefined;
}

/** Lists picks in scope. */
export async function listPicks(
  { filter, ...page }: Page & { filter: PickFilter },
  { db, staff }: CallContext,
): Promise<Outcome<ReplyOf<typeof staffPicks.search>>> {
  const scope = scopeOf(staff, 'orders.fulfil');
  if (!scope) return fail('error_forbidden');
  const { rows, total } = await selectPicks(db, { open: filter.open, warehouse: filter.warehouse, scope, ...page });
  return ok({ items: rows.map(pickSummaryView), total, waiting: await countWaiting(db, scope) });
}

/** Counts the waiting orders of every warehouse in scope, as a pick begun now would find them. */
async function countWaiting(db: Db, scope: Scope): Promise<ReplyOf<typeof staffPicks.search>['waiting']> {
  const waiting = [];
  for (const { id, code } of await selectWarehouses(db, scope)) {
    const ids = await selectWaitingOrders(db, { warehouseId: id, scope, until: undefined, market: undefined, limit: MOST_ORDERS });
    waiting.push({ warehouse: code, orders: ids.length });
  }
  return waiting;
}

export async function getPick({ id }: { id: number }, { db, staff, lang }: CallContext): Promise<Outcome<PickReply>> {
  const scope = scopeOf(staff, 'orders.fulfil');
  if (!scope) return fail('error_forbidden');
  return (await selectPick(db, id, scope)) ? ok(await readPick(db, { id, scope, lang })) : fail('error_empty_data');
}

/** Lists alerts about orders in scope. */
export async function listAlerts(
  { filter, ...page }: Page & { filter: { open: boolean; order?: string | undefined } },
  { db, staff }: CallContext,
): Promise<Outcome<ReplyOf<typeof staffPicks.alerts>>> {
  const scope = scopeOf(staff, 'orders.edit');
  if (!scope) return fail('error_forbidden');
  const { rows, total } = await selectAlerts(db, { open: filter.open, order: filter.order, scope, ...page });
  return ok({ items: rows.map(alertView), total });
}

/** Marks an alert as resolved. */
export async function closeAlert({ id }: { id: number }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffPicks.resolve>>> {
  const scope = scopeOf(context.staff, 'orders.edit');
  if (!scope) return fail('error_forbidden');
  return inShortTransaction(context.db, async (db) => {
    const alert = await lockAlert(db, id, scope);
    if (!alert) return fail('error_empty_data');
    if (alert.resolved_at) return ok({ id, resolved_at: alert.resolved_at.toISOString() });
    const at = await resolveAlert(db, id, context.actor.userId);
    const paths = [{ path: `alerts.${id}`, before: 'open', after: 'resolved' }];
    await recordChange(db, { kind: 'alert', subjectId: orderNumber(alert.order_id), version: 0, action: 'resolve', paths }, { context });
    return ok({ id, resolved_at: at.toISOString() });
  });
}
