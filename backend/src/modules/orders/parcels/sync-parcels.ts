import type { StaffState } from '@vitrina/contract/staff-orders';
import type { Db } from '../../../db/index.ts';
import { insertParcel, updateParcelState, selectPackLines, selectParcels, type Tracking } from './parcel-queries.ts';
import { openOf } from './parcel-view.ts';

/** Updates the parcels of an order that was moved as a whole: units in no parcel are packed into one. The order must be locked. */
export async function syncParcels(
  db: Db,
  orderId: number,
  { state, by, tracking }: { state: StaffState; by: number | null; tracking: Tracking },
): Promise<void> {
  const lines = (await selectPackLines(db, orderId)).flatMap((line) => (openOf(line) > 0 ? [{ position: line.position, qty: openOf(line) }] : []));
  if (lines.length > 0) await insertParcel(db, { orderId, warehouseId: null, by, lines });
  if (state === 'packed') return;
  for (const { id, state: before } of await selectParcels(db, orderId)) {
    if (before === 'packed') await updateParcelState(db, { id, state: 'shipped', ...tracking });
    if (state === 'delivered' && (before === 'packed' || before === 'shipped')) await updateParcelState(db, { id, state: 'delivered' });
  }
}
