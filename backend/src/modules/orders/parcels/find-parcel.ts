import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../../db/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import { orderNumber } from '../order-number.ts';
import { lockOrder, type OrderRow } from '../order-queries.ts';
import { type ParcelRow, selectParcel } from './parcel-queries.ts';

/** True if order and parcel's warehouse are within the caller's scope. */
async function isInScope(db: Db, { order_id, warehouse_id }: ParcelRow, scope: Scope): Promise<boolean> {
  if (warehouse_id !== null && scope.warehouses !== null && !scope.warehouses.includes(warehouse_id)) return false;
  return (await selectDeskOrder(db, orderNumber(order_id), { scope, seesDetails: false })) !== null;
}

export async function findParcel(db: Db, id: number, scope: Scope): Promise<ParcelRow | null> {
  const parcel = await selectParcel(db, id);
  return parcel && (await isInScope(db, parcel, scope)) ? parcel : null;
}

/** Locks a parcel after its order, the sequence used everywhere. `null`: none in scope. */
export async function lockParcel(db: Db, id: number, scope: Scope): Promise<{ order: OrderRow; parcel: ParcelRow } | null> {
  const found = await findParcel(db, id, scope);
  const order = found && (await lockOrder(db, found.order_id));
  const parcel = order && (await selectParcel(db, id));
  return order && parcel && { order, parcel };
}
