import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { staffPicks } from '@vitrina/contract/staff/picks';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { orderNumber } from '../order-number.ts';
import { lockOrder } from '../order-queries.ts';
import { packInTransaction } from '../parcels/pack-parcel.ts';
import { writeAlert } from './alert-queries.ts';
import { readPick } from './begin-pick.ts';
import { endPick, lockPick, type PickLineRow, type PickRow, selectPick, selectPickLines } from './pick-queries.ts';

interface Input {
  id: number;
  pack: boolean;
}

type EndedPick = ReplyOf<typeof staffPicks.done>;

/** Ends a pick: packs complete orders and reports missing units. */
export async function completePick(input: Input, context: CallContext): Promise<Outcome<EndedPick>> {
  return inShortTransaction(context.db, (db) => end(db, input, context));
}

async function end(db: Db, { id, pack }: Input, context: CallContext): Promise<Outcome<EndedPick>> {
  const scope = scopeOf(context.staff, 'orders.fulfil');
  if (!scope) return fail('error_forbidden');
  if (!(await selectPick(db, id, scope))) return fail('error_empty_data');
  // Locks the orders first, the sequence used everywhere; packing locks them too.
  const orderIds = [...new Set((await selectPickLines(db, id)).map(({ order_id }) => order_id))].sort((a, b) => a - b);
  for (const orderId of orderIds) await lockOrder(db, orderId);
  await lockPick(db, id);
  const pick = (await selectPick(db, id, scope)) as PickRow;
  const by = context.actor.userId;
  const packed: Pick<EndedPick, 'shipments' | 'refused'> = { shipments: [], refused: [] };
  if (pick.done_at === null) {
    await endPick(db, id, by);
    if (pack) Object.assign(packed, await packWhole(db, { pick, scope, context }));
    await recordChange(
      db,
      { kind: 'pick', subjectId: String(id), version: 0, action: 'done', paths: [{ path: 'done', before: false, after: true }] },
      { context },
    );
  }
  const short = await alertShort(db, id, { by });
  return ok({ pick: await readPick(db, { id, scope, lang: context.lang }), ...packed, short });
}

/** Packs the orders without missing units. */
async function packWhole(
  db: Db,
  { pick, scope, context }: { pick: PickRow; scope: Scope; context: CallContext },
): Promise<Pick<EndedPick, 'shipments' | 'refused'>> {
  const packed: Pick<EndedPick, 'shipments' | 'refused'> = { shipments: [], refused: [] };
  for (const [orderId, lines] of byOrder(await selectPickLines(db, pick.id))) {
    if (lines.some(({ short }) => short > 0)) continue;
    const order = await lockOrder(db, orderId);
    const input = { state: 'packed' as const, warehouse: pick.warehouse, lines: lines.map(({ position, qty }) => ({ id: position, qty })) };
    const outcome = order && (await packInTransaction(db, order, { input, scope, context }));
    if (outcome?.ok) packed.shipments.push(outcome.data.shipment);
    else packed.refused.push({ order: orderNumber(orderId), label_name: outcome ? outcome.label : 'error_empty_data' });
  }
  return packed;
}

const byOrder = (lines: readonly PickLineRow[]): [number, PickLineRow[]][] => [...Map.groupBy(lines, ({ order_id }) => order_id)];

/** Writes alerts for customer service about missing units, or resolves them. Returns the numbers of the orders with missing units. */
export async function alertShort(db: Db, pickId: number, { by }: { by: number | null }): Promise<string[]> {
  const short: string[] = [];
  for (const [orderId, lines] of byOrder(await selectPickLines(db, pickId))) {
    const missing = lines.filter((line) => line.picked < line.qty);
    if (missing.length > 0) short.push(orderNumber(orderId));
    await writeAlert(db, {
      orderId,
      pickId,
      by,
      lines: missing.map(({ position, code, title, qty, picked }) => ({ id: position, code, title: title ?? code, missing: qty - picked })),
    });
  }
  return short;
}
