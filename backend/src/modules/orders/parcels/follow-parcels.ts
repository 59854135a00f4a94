import type { OrderStatus } from '@vitrina/contract/orders';
import type { Db } from '../../../db/index.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import { insertOrderEvent, type OrderRow, updateOrderState } from '../order-queries.ts';
import { AFTER_UNPACKING, canBecome } from '../order-states.ts';
import { type PackLine, type ParcelRow, selectPackLines, type Tracking } from './parcel-queries.ts';

const WAY = ['packed', 'shipped', 'delivered'] as const;
type Step = (typeof WAY)[number];

/** Returns the state of an order by its parcels; `null`: nothing is packed. */
export function stepOf(lines: readonly PackLine[]): Step | null {
  const reached = (pieces: 'shipped' | 'delivered') => lines.some((line) => line[pieces] > 0) && lines.every((line) => line[pieces] >= line.wanted);
  if (reached('delivered')) return 'delivered';
  if (reached('shipped')) return 'shipped';
  return lines.some((line) => line.packed > 0) ? 'packed' : null;
}

/** Moves a locked order to the state of its parcels, step by step by the table of transitions, or back if all were unpacked. Returns its state. */
export async function followParcels(db: Db, order: OrderRow, { by, tracking = {} }: { by: number | null; tracking?: Tracking }): Promise<OrderStatus> {
  const goal = stepOf(await selectPackLines(db, order.id));
  let status = order.status;
  if (goal === null && status === 'packed') {
    await updateOrderState(db, { id: order.id, status: AFTER_UNPACKING, payment_status: order.payment_status });
    await insertOrderEvent(db, order.id, 'unpacked', { by });
    return AFTER_UNPACKING;
  }
  for (const step of WAY.slice(0, goal === null ? 0 : WAY.indexOf(goal) + 1)) {
    if (!canBecome(status, step)) continue;
    status = step;
    await updateOrderState(db, { id: order.id, status, payment_status: order.payment_status });
    await insertOrderEvent(db, order.id, step, { by, ...(step === 'shipped' && tracking) });
  }
  return status;
}

/** Enqueues the shipping mail: the usual one for a whole order, else with the parcel's contents and whether more follows. */
export async function announceParcel(
  db: Db,
  order: OrderRow,
  { parcel, tracking, by }: { parcel: ParcelRow; tracking: Tracking; by: number | null },
): Promise<void> {
  const lines = await selectPackLines(db, order.id);
  const isWhole = lines.every((line) => (parcel.items.find(({ position }) => position === line.position)?.qty ?? 0) >= line.wanted);
  const hasRest = lines.some((line) => line.shipped < line.wanted);
  if (hasRest) await insertOrderEvent(db, order.id, 'part_shipped', { by, shipment: parcel.id, ...tracking });
  const items = parcel.items.map(({ position, qty }) => ({ code: lines.find((line) => line.position === position)?.code ?? '', qty }));
  await enqueueOrderMail(db, order, 'order-shipped', String(parcel.id), { ...tracking, ...(!isWhole && { part: { items, rest: hasRest } }) });
}
