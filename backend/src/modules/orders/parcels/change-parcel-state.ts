import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { ParcelState, staffParcels } from '@vitrina/contract/staff/parcels';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { canPack } from '../order-states.ts';
import { lockParcel } from './find-parcel.ts';
import { announceParcel, followParcels } from './follow-parcels.ts';
import { parcelName } from './pack-parcel.ts';
import { updateParcelState, type ParcelRow, selectPackLines, selectParcel, type Tracking } from './parcel-queries.ts';
import { parcelView } from './parcel-view.ts';

/** Allowed transitions of a parcel. */
const NEXT: Readonly<Record<ParcelState, readonly ParcelState[]>> = { packed: ['shipped', 'cancelled'], shipped: ['delivered'], delivered: [], cancelled: [] };

interface Input extends Tracking {
  id: number;
  state: ParcelState;
}

type Changed = ReplyOf<typeof staffParcels.move>;

/** Marks a parcel as shipped, delivered or unpacked and updates its order. */
export async function changeParcelState(input: Input, context: CallContext): Promise<Outcome<Changed>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_shipments_move', body: input }, (db) => changeInTransaction(db, input, context));
}

async function changeInTransaction(db: Db, { id, state, ...trackingFields }: Input, context: CallContext): Promise<Outcome<Changed>> {
  const scope = scopeOf(context.staff, 'orders.fulfil');
  const found = scope && (await lockParcel(db, id, scope));
  if (!found) return fail(scope ? 'error_empty_data' : 'error_forbidden');
  const { order, parcel: before } = found;
  if (!NEXT[before.state].includes(state) || (state === 'shipped' && !canPack(order))) return fail('error_order_state');
  await updateParcelState(db, { id, state, ...trackingFields });
  const parcel = (await selectParcel(db, id)) as ParcelRow;
  const by = context.actor.userId;
  const tracking = trackingOf(parcel);
  const order_status = await followParcels(db, order, { by, tracking });
  if (state === 'shipped') await announceParcel(db, order, { parcel, tracking, by });
  const change_id = await recordChange(
    db,
    { kind: 'shipment', subjectId: parcelName(parcel), version: parcel.version, action: state, paths: changedPaths(before, parcel) },
    { context },
  );
  return ok({ shipment: parcelView(parcel, await selectPackLines(db, order.id)), order_status, change_id });
}

const FIELDS = ['state', 'carrier', 'tracking_number', 'tracking_url'] as const;
const changedPaths = (before: ParcelRow, after: ParcelRow) =>
  FIELDS.filter((path) => before[path] !== after[path]).map((path) => ({ path, before: before[path], after: after[path] }));

const trackingOf = ({ carrier, tracking_number, tracking_url }: ParcelRow): Tracking => ({
  carrier: carrier ?? undefined,
  tracking_number: tracking_number ?? undefined,
  tracking_url: tracking_url ?? undefined,
});
