import type { FieldError } from '@vitrina/contract/errors';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { staffParcels } from '@vitrina/contract/staff/parcels';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import { orderNumber } from '../order-number.ts';
import { lockOrder, type OrderRow } from '../order-queries.ts';
import { canPack } from '../order-states.ts';
import { announceParcel, followParcels } from './follow-parcels.ts';
import {
  insertParcel,
  updateParcelState,
  type PackLine,
  type ParcelRow,
  selectPackLines,
  selectParcel,
  selectWarehouseId,
  type Tracking,
} from './parcel-queries.ts';
import { openOf, parcelView } from './parcel-view.ts';

interface Input extends Tracking {
  number: string;
  lines?: readonly { id: number; qty: number }[] | undefined;
  warehouse?: string | undefined;
  state: 'packed' | 'shipped';
}

type Packed = ReplyOf<typeof staffParcels.create>;

/** Packs a parcel of the requested lines, or of everything left. */
export async function packParcel(input: Input, context: CallContext): Promise<Outcome<Packed>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_shipments_new', body: input }, async (db) => {
    const scope = scopeOf(context.staff, 'orders.fulfil');
    if (!scope) return fail('error_forbidden');
    const found = await selectDeskOrder(db, input.number, { scope, seesDetails: false });
    const order = found && (await lockOrder(db, found.id));
    return order ? packInTransaction(db, order, { input, scope, context }) : fail('error_empty_data');
  });
}

export interface Packing {
  input: Omit<Input, 'number'>;
  scope: Scope;
  context: CallContext;
}

/** Packs a parcel of a locked order, in the caller's transaction. */
export async function packInTransaction(db: Db, order: OrderRow, { input, scope, context }: Packing): Promise<Outcome<Packed>> {
  if (!canPack(order)) return fail('error_order_state');
  const all = await selectPackLines(db, order.id);
  const lines = requestedLines(all, input.lines, scope);
  const errors = lineErrors(all, lines, scope);
  if (errors.length > 0) return fail(errors[0]?.label_name === 'error_already_packed' ? 'error_already_packed' : 'error_bad_input', { errors });
  if (lines.length === 0) return fail('error_already_packed');
  const warehouse = await warehouseOf(db, { code: input.warehouse, all, lines, scope });
  if (!warehouse.ok) return warehouse;
  const by = context.actor.userId;
  const id = await insertParcel(db, { orderId: order.id, warehouseId: warehouse.data, by, lines });
  const { carrier, tracking_number, tracking_url } = input;
  const tracking = { carrier, tracking_number, tracking_url };
  await updateParcelState(db, { id, state: input.state, ...tracking });
  const parcel = (await selectParcel(db, id)) as ParcelRow;
  const order_status = await followParcels(db, order, { by, tracking });
  if (input.state === 'shipped') await announceParcel(db, order, { parcel, tracking, by });
  const change_id = await recordChange(db, newParcelChange(parcel), { context });
  return ok({ shipment: parcelView(parcel, all), order_status, change_id });
}

const isOurs = ({ warehouses }: PackLine, scope: Scope): boolean =>
  scope.warehouses === null || warehouses.length === 0 || warehouses.some((id) => scope.warehouses?.includes(id));

/** Returns the requested lines; by default all that are left in the warehouses in scope. */
const requestedLines = (all: readonly PackLine[], requested: Input['lines'], scope: Scope): { position: number; qty: number }[] =>
  requested?.map(({ id, qty }) => ({ position: id, qty })) ??
  all.flatMap((line) => (openOf(line) > 0 && isOurs(line, scope) ? [{ position: line.position, qty: openOf(line) }] : []));

function lineErrors(all: readonly PackLine[], lines: readonly { position: number; qty: number }[], scope: Scope): FieldError[] {
  return lines.flatMap(({ position, qty }, i): FieldError[] => {
    const line = all.find((one) => one.position === position);
    if (!line || !isOurs(line, scope)) return [{ field: `lines.${i}.id`, label_name: 'error_field_unknown_value' }];
    return qty > openOf(line) ? [{ field: `lines.${i}.qty`, label_name: 'error_already_packed', available: openOf(line) }] : [];
  });
}

interface Place {
  code: string | undefined;
  all: readonly PackLine[];
  lines: readonly { position: number }[];
  scope: Scope;
}

/** The named warehouse, or the one that holds all units; `null`: several hold them. */
async function warehouseOf(db: Db, { code, all, lines, scope }: Place): Promise<Outcome<number | null>> {
  if (code !== undefined) {
    const id = await selectWarehouseId(db, code);
    const isKnown = id !== null && (scope.warehouses === null || scope.warehouses.includes(id));
    return isKnown ? ok(id) : fail('error_bad_input', { errors: [{ field: 'warehouse', label_name: 'error_field_unknown_value' }] });
  }
  const warehouseIds = new Set(lines.flatMap(({ position }) => all.find((line) => line.position === position)?.warehouses ?? []));
  const [only] = warehouseIds;
  return ok(warehouseIds.size === 1 ? (only as number) : null);
}

/** Returns a parcel's name for display: the order's number and the parcel's. */
export const parcelName = ({ order_id, number }: Pick<ParcelRow, 'order_id' | 'number'>): string => `${orderNumber(order_id)}/${number}`;

const newParcelChange = (parcel: ParcelRow) => ({
  kind: 'shipment',
  subjectId: parcelName(parcel),
  version: parcel.version,
  action: 'new',
  paths: [{ path: 'state', after: parcel.state }, ...parcel.items.map(({ position, qty }) => ({ path: `lines.${position}`, after: qty }))],
});
