import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffParcels } from '@vitrina/contract/staff/parcels';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import { selectPackLines, selectParcels } from './parcel-queries.ts';
import { openView, parcelView } from './parcel-view.ts';

/** States in which units may be packed. */
const IS_OPEN: ReadonlySet<string> = new Set(['new', 'confirmed', 'packed']);

/** Lists the parcels of an order in scope, and the units still to be packed. */
export async function listParcels({ number }: { number: string }, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffParcels.list>>> {
  const scope = scopeOf(staff, 'orders.view');
  const order = scope && (await selectDeskOrder(db, number, { scope, seesDetails: false }));
  if (!order) return fail(scope ? 'error_empty_data' : 'error_forbidden');
  const [rows, lines] = await Promise.all([selectParcels(db, order.id), selectPackLines(db, order.id)]);
  return ok({ items: rows.map((row) => parcelView(row, lines)), open: IS_OPEN.has(order.status) ? openView(lines) : [], order_status: order.status });
}
