import type { ParcelOfOrder } from '@vitrina/contract/staff/parcels';
import { orderNumber } from '../order-number.ts';
import type { PackLine, ParcelRow } from './parcel-queries.ts';

/** A parcel with its contents, by the lines of its order. */
export const parcelView = (row: ParcelRow, lines: readonly PackLine[]): ParcelOfOrder => ({
  id: row.id,
  number: row.number,
  order: orderNumber(row.order_id),
  state: row.state,
  version: row.version,
  warehouse: row.warehouse,
  lines: row.items.map(({ position, qty }) => ({ ...namedLine(lines, position), qty })),
  carrier: row.carrier,
  tracking_number: row.tracking_number,
  tracking_url: row.tracking_url,
  label: row.label_carrier === null || row.label_state === null ? null : { carrier: row.label_carrier, state: row.label_state },
  created_at: row.created_at.toISOString(),
  shipped_at: row.shipped_at?.toISOString() ?? null,
  delivered_at: row.delivered_at?.toISOString() ?? null,
});

/** Lines with the quantity still to be packed. */
export const openView = (lines: readonly PackLine[]): ParcelOfOrder['lines'] =>
  lines.flatMap((line) => (openOf(line) > 0 ? [{ ...namedLine(lines, line.position), qty: openOf(line) }] : []));

export const openOf = ({ wanted, packed }: Pick<PackLine, 'wanted' | 'packed'>): number => Math.max(0, wanted - packed);

function namedLine(lines: readonly PackLine[], position: number): { id: number; code: string; title: string } {
  const line = lines.find((one) => one.position === position);
  return { id: position, code: line?.code ?? '', title: line?.title ?? line?.code ?? '' };
}
