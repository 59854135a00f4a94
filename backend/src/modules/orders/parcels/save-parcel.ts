import type { Saved } from '@vitrina/contract/staff/saving';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { type Fields, saveChanges } from '../../changes/index.ts';
import { findParcel, lockParcel } from './find-parcel.ts';
import { parcelName } from './pack-parcel.ts';
import { type TrackingFields, writeTracking } from './parcel-queries.ts';

interface Input {
  id: number;
  version: number;
  changes: Fields;
}

/** Saves carrier and tracking of a parcel. */
export async function saveParcel(input: Input, context: CallContext): Promise<Outcome<Saved>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_shipments_save', body: input }, (db) => save(db, input, context));
}

async function save(db: Db, { id, version, changes }: Input, context: CallContext): Promise<Outcome<Saved>> {
  const scope = scopeOf(context.staff, 'orders.fulfil');
  const found = scope && (await findParcel(db, id, scope));
  if (!found) return fail(scope ? 'error_empty_data' : 'error_forbidden');
  let fields: TrackingFields | undefined;
  return saveChanges(db, {
    kind: 'shipment',
    subjectId: parcelName(found),
    version,
    changes,
    author: { context },
    lock: async (db) => {
      const locked = await lockParcel(db, id, scope);
      if (!locked) return null;
      const { carrier, tracking_number, tracking_url } = locked.parcel;
      fields = { carrier, tracking_number, tracking_url };
      return { version: locked.parcel.version, fields: { ...fields } };
    },
    write: (db, changed, next) => writeTracking(db, id, { ...(fields as TrackingFields), ...changed }, next),
  });
}
