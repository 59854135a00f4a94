import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { orderDesk } from '@vitrina/contract/staff/orders';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { changeView, selectChanges } from '../../changes/index.ts';
import { selectOrderEvents, selectSnapshot } from '../order-queries.ts';
import { selectDeskLines, selectDeskNotes, selectDeskOrder, selectWarnings } from './order-desk-queries.ts';
import { isOpenForEdits, selectContentVersion } from '../edits/revision-queries.ts';
import { selectPaymentsOf } from '../../payments/index.ts';
import { authorizedPaymentOf, authorizedPaymentView } from '../captures/authorized-payment-view.ts';
import { referenceOf } from '../order-identifier.ts';
import { deskOrderView } from './order-desk-view.ts';
import { callerOf } from './search-orders.ts';

/** Kinds of changes shown in an order's history. */
const HISTORY = ['order', 'order_content', 'order_mail', 'order_state', 'refund', 'payment', 'document', 'parcel', 'shipment', 'return'];
const LATEST = { offset: 0, limit: 100 };
/** Fields on the parcel; telephone and e-mail are details. */
const ON_THE_PARCEL = /^(?:name|surname|company|street|post_code|town)$/;

/** Returns one order for the desk of staff. */
export async function getDeskOrder({ number }: { number: string }, context: CallContext): Promise<Outcome<ReplyOf<typeof orderDesk.get>>> {
  const caller = callerOf(context);
  if (!caller) return fail('error_forbidden');
  const { db } = context;
  const row = await selectDeskOrder(db, number, caller);
  if (!row) return fail('error_empty_data');
  const [snapshot, lines, events, desk, history, content_version, can_edit, payments, warnings] = await Promise.all([
    selectSnapshot(db, row.id),
    selectDeskLines(db, row.id),
    selectOrderEvents(db, row.id),
    selectDeskNotes(db, row.id),
    selectChanges(db, { kinds: HISTORY, subject_id: number }, LATEST),
    selectContentVersion(db, row.id),
    isOpenForEdits(db, row.id),
    selectPaymentsOf(db, referenceOf(row.id)),
    selectWarnings(db, row.id),
  ]);
  const authorized = authorizedPaymentOf(payments);
  const titles = new Map(snapshot.parcels.flatMap(({ items }) => items).map((item) => [item.code, item.title]));
  const { seesDetails } = caller;
  const fields = Object.entries(snapshot.customer?.fields ?? {});
  return ok({
    ...deskOrderView(row, seesDetails),
    cart: seesDetails ? snapshot : null,
    lines: lines.map(({ position, product_id, code, title, qty, of_position, begins_early, carried_out_at }) => ({
      ...{ id: position, product_id, code, title: title ?? titles.get(code) ?? code, qty },
      ...(of_position !== null && { service_of: of_position }),
      ...(begins_early && { begins_early: true as const }),
      ...(carried_out_at && { carried_out_at: carried_out_at.toISOString() }),
    })),
    customer_id: seesDetails ? row.user_id : null,
    address: Object.fromEntries([['country', snapshot.customer?.country ?? ''], ...fields.filter(([name]) => seesDetails || ON_THE_PARCEL.test(name))]),
    events: events.map(({ kind, at, data }) => ({ kind, at: at.toISOString(), by: typeof data.by === 'number' ? data.by : null })),
    asks_age: warnings.asks_age,
    checks: seesDetails ? warnings.checks : [],
    content_version,
    can_edit,
    desk: seesDetails ? desk : { ...desk, note: null },
    held: seesDetails && authorized ? authorizedPaymentView(authorized, row.total) : null,
    history: seesDetails ? history.rows.map(changeView) : [],
  });
}
