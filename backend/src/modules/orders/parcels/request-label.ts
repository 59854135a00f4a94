import type { Cart } from '@vitrina/contract/cart';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffParcels } from '@vitrina/contract/staff/parcels';
import { type Address, type Carrier, carrierOf, checkLabel, type Label } from '../../../adapters/shipping/index.ts';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseBusy, refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { withTimeout } from '../../../http/with-timeout.ts';
import { recordChange } from '../../changes/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { selectSnapshot } from '../order-queries.ts';
import { findParcel, lockParcel } from './find-parcel.ts';
import { claimLabel, failLabel, saveLabel, selectLabel, selectSender } from './label-queries.ts';
import { parcelName } from './pack-parcel.ts';
import { type ParcelRow, selectPackLines, selectParcel } from './parcel-queries.ts';
import { parcelView } from './parcel-view.ts';

/** Longest wait for a carrier, milliseconds. */
const WAIT_MS = 8000;

type Deps = Pick<OrderDeps, 'config' | 'logError'>;
type Labelled = ReplyOf<typeof staffParcels.label>;
interface Input {
  id: number;
  carrier: string;
}

/** Requests a label from the carrier, once, outside of transactions. A late or repeated reply changes nothing. */
export const requestLabel =
  (deps: Deps, waitMs = WAIT_MS) =>
  async ({ id, carrier: code }: Input, context: CallContext): Promise<Outcome<Labelled>> => {
    const carrier = carrierOf(code) as Carrier;
    return refuseIfBusy(async () => {
      const claimed = await withShortLocks(context.db, (db) => claim(db, { id, carrier }, context));
      if (!claimed.ok) return claimed;
      if (claimed.data.label_state === 'ready') return view(context.db, id);
      const label = await fetchLabel(deps, context.db, { parcel: claimed.data, carrier, waitMs });
      const finished = await withShortLocks(context.db, (db) => finish(db, { id, carrier, label }, context));
      return finished.ok && finished.data.shipment.label?.state === 'failed' ? fail('error_carrier') : finished;
    });
  };

async function claim(db: Db, { id, carrier }: { id: number; carrier: Carrier }, { staff }: CallContext): Promise<Outcome<ParcelRow>> {
  const scope = scopeOf(staff, 'orders.fulfil');
  const found = scope && (await lockParcel(db, id, scope));
  if (!found) return fail(scope ? 'error_empty_data' : 'error_forbidden');
  const { parcel } = found;
  if (parcel.label_state === 'ready') return ok(parcel);
  if (parcel.state !== 'packed') return fail('error_order_state');
  // Another request is under way; after a crash its claim expires.
  return (await claimLabel(db, { id, carrier: carrier.code, seconds: WAIT_MS / 1000 + 2 })) ? ok(parcel) : refuseBusy();
}

/** `null`: no label. */
async function fetchLabel(
  { config, logError }: Deps,
  db: Db,
  { parcel, carrier, waitMs }: { parcel: ParcelRow; carrier: Carrier; waitMs: number },
): Promise<Label | null> {
  const { customer } = await selectSnapshot(db, parcel.order_id);
  const sender = await shopAddress({ config }, db, parcel.warehouse_id);
  const request = { reference: parcelName(parcel), recipient: recipientOf(customer), sender };
  try {
    return checkLabel(await withTimeout(carrier.label(request), waitMs, `label of ${carrier.code}`));
  } catch (error) {
    logError(error);
    return null;
  }
}

/** Address that a parcel is sent from or returned to. `warehouseId`: `null` if its goods are in several warehouses; then the first own one. */
export async function shopAddress({ config }: Pick<OrderDeps, 'config'>, db: Db, warehouseId: number | null): Promise<Address> {
  const from = await selectSender(db, warehouseId);
  return { lines: [config.settings.shop.name, from?.address ?? '', from?.town ?? ''].filter(Boolean), country: from?.country ?? '' };
}

/** Delivery address: the separate one if given, else the buyer's. */
export function recipientOf(customer: Cart['customer']): Address {
  const fields = customer?.fields ?? {};
  const own = ['street', 'post_code', 'town'].some((name) => fields[`delivery_${name}`]?.trim());
  const line = (...names: string[]): string =>
    names
      .map((name) => (fields[own ? `delivery_${name}` : name] ?? '').trim())
      .filter(Boolean)
      .join(' ');
  const lines = [line('company_name'), line('name', 'surname'), line('street'), line('post_code', 'town')].filter(Boolean);
  return { lines, country: customer?.country ?? '' };
}

async function finish(db: Db, { id, carrier, label }: { id: number; carrier: Carrier; label: Label | null }, context: CallContext): Promise<Outcome<Labelled>> {
  const scope = scopeOf(context.staff, 'orders.fulfil');
  const found = scope && (await lockParcel(db, id, scope));
  if (!found) return fail('error_empty_data');
  if (found.parcel.label_state !== 'ready') {
    if (label) await recordLabel(db, { before: found.parcel, carrier, label }, context);
    else await failLabel(db, id);
  }
  return view(db, id);
}

async function recordLabel(db: Db, { before, carrier, label }: { before: ParcelRow; carrier: Carrier; label: Label }, context: CallContext): Promise<void> {
  await saveLabel(db, { id: before.id, carrier, label });
  const after = (await selectParcel(db, before.id)) as ParcelRow;
  const paths = [
    { path: 'label', after: carrier.code },
    { path: 'tracking_number', before: before.tracking_number, after: after.tracking_number },
  ];
  await recordChange(db, { kind: 'shipment', subjectId: parcelName(after), version: after.version, action: 'label', paths }, { context });
}

async function view(db: Db, id: number): Promise<Outcome<Labelled>> {
  const parcel = (await selectParcel(db, id)) as ParcelRow;
  return ok({ shipment: parcelView(parcel, await selectPackLines(db, parcel.order_id)) });
}

/** Returns the label for printing. */
export async function readLabel({ id }: { id: number }, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffParcels.labelFile>>> {
  const scope = scopeOf(staff, 'orders.fulfil');
  if (!scope) return fail('error_forbidden');
  const parcel = await findParcel(db, id, scope);
  const pdf = parcel && (await selectLabel(db, id));
  return pdf
    ? ok({ file_name: `${parcelName(parcel).replace('/', '-')}.pdf`, content_type: 'application/pdf', content: pdf.toString('base64') })
    : fail('error_empty_data');
}
