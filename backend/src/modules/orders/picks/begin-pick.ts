import type { FieldError } from '@vitrina/contract/errors';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Pick as PickReply } from '@vitrina/contract/staff/picks';
import type { Db } from '../../../db/index.ts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { orderIdOfNumber, orderNumber } from '../order-number.ts';
import { selectWarehouseId } from '../parcels/parcel-queries.ts';
import { insertPick, lockOrdersToPick, type PickRow, selectPick, selectPickLines, selectWaitingOrders } from './pick-queries.ts';
import { pickView } from './pick-view.ts';

interface Input {
  warehouse: string;
  orders?: readonly string[] | undefined;
  filter: { until?: string | undefined; market?: string | undefined };
  limit: number;
}

/** Begins a pick in one warehouse. */
export async function beginPick(input: Input, context: CallContext): Promise<Outcome<PickReply>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_picks_new', body: input }, (db) => begin(db, input, context));
}

async function begin(db: Db, { warehouse, orders, filter, limit }: Input, context: CallContext): Promise<Outcome<PickReply>> {
  const scope = scopeOf(context.staff, 'orders.fulfil');
  if (!scope) return fail('error_forbidden');
  const warehouseId = await selectWarehouseId(db, warehouse);
  if (warehouseId === null || (scope.warehouses !== null && !scope.warehouses.includes(warehouseId)))
    return fail('error_bad_input', { errors: [{ field: 'warehouse', label_name: 'error_field_unknown_value' }] });
  const { until, market } = filter;
  const ids = orders?.map(orderIdOfNumber) ?? (await selectWaitingOrders(db, { warehouseId, scope, until, market, limit }));
  const locked = await lockOrdersToPick(db, ids, { warehouseId, scope });
  if (orders) {
    const errors = orderErrors(ids, locked);
    if (errors.length > 0) return fail('error_bad_input', { errors });
  }
  const orderIds = locked.filter(({ isTaken, canPack }) => canPack && !isTaken).map(({ id }) => id);
  const by = context.actor.userId;
  const id = orderIds.length === 0 ? null : await insertPick(db, { warehouseId, orderIds, by });
  if (id === null) return fail('error_empty_data');
  await recordChange(db, newPickChange(id, { warehouse, orderIds }), { context });
  return ok(await readPick(db, { id, scope, lang: context.lang }));
}

interface PickQuery {
  id: number;
  scope: Scope;
  /** Language of the titles. */
  lang: LanguageCode;
}

export async function readPick(db: Db, { id, scope, lang }: PickQuery): Promise<PickReply> {
  const row = (await selectPick(db, id, scope)) as PickRow;
  return pickView(row, await selectPickLines(db, id, lang));
}

/** Errors for each requested order that cannot be picked. */
const orderErrors = (ids: readonly number[], locked: readonly { id: number; isTaken: boolean; canPack: boolean }[]): FieldError[] =>
  ids.flatMap((id, i): FieldError[] => {
    const order = locked.find((one) => one.id === id);
    const field = `orders.${i}`;
    if (!order || ids.indexOf(id) !== i) return [{ field, label_name: 'error_field_unknown_value' }];
    if (!order.canPack) return [{ field, label_name: 'error_order_state' }];
    return order.isTaken ? [{ field, label_name: 'error_already_picked' }] : [];
  });

const newPickChange = (id: number, { warehouse, orderIds }: { warehouse: string; orderIds: readonly number[] }) => ({
  kind: 'pick',
  subjectId: String(id),
  version: 0,
  action: 'new',
  paths: [
    { path: 'warehouse', after: warehouse },
    { path: 'orders', after: orderIds.map(orderNumber) },
  ],
});
