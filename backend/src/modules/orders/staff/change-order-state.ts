import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { StaffState } from '@vitrina/contract/staff-orders';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import type { Db } from '../../../db/index.ts';
import { insertOrderEvent, lockOrder, selectVersion, updateOrderState } from '../order-queries.ts';
import { canMove } from '../order-states.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import type { SiteConfig } from '../../../site-config.ts';
import { findOrderForStaff } from './find-order-for-staff.ts';
import { syncParcels } from '../parcels/sync-parcels.ts';
import { hasWarehouseGrant } from './warehouse-queries.ts';

export interface StateChange {
  identifier: string;
  state: StaffState;
  /** Version of the order as shown to the caller. */
  version?: number | undefined;
  carrier?: string | undefined;
  tracking_number?: string | undefined;
  tracking_url?: string | undefined;
}

type State = { status: OrderStatus; payment_status: PaymentStatus };

/** Marks an order as packed, shipped or delivered. The buyer is notified when it is shipped. */
export const changeOrderState =
  (config: Pick<SiteConfig, 'checkout'>) =>
  async (input: StateChange, { db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<Outcome<State>> => {
    return inShortTransaction(db, (db) => changeStateInTransaction(db, input, { by: actor.userId, needsGrant: config.checkout.warehousePermission }));
  };

export interface StateChanger {
  by: number | null;
  /** True if the member of staff needs a grant for the order's warehouses. */
  needsGrant: boolean;
}

export async function changeStateInTransaction(
  db: Db,
  { identifier, state, version, carrier, tracking_number, tracking_url }: StateChange,
  { by, needsGrant }: StateChanger,
): Promise<Outcome<State>> {
  const found = await findOrderForStaff(db, identifier);
  const order = found && (await lockOrder(db, found.id));
  if (!order) return fail('error_empty_data');
  if (needsGrant && !(await hasWarehouseGrant(db, { userId: by, orderId: order.id }))) return fail('error_forbidden');
  if (version !== undefined && version !== (await selectVersion(db, order.id))) return fail('error_version');
  if (!canMove(order, state)) return fail('error_order_state');
  const { id, payment_status } = order;
  const tracking = state === 'shipped' ? { carrier, tracking_number, tracking_url } : {};
  await updateOrderState(db, { id, status: state, payment_status });
  await insertOrderEvent(db, id, state, { by, ...tracking });
  await syncParcels(db, id, { state, by, tracking });
  if (state === 'shipped') await enqueueOrderMail(db, order, 'order-shipped', '', tracking);
  return ok({ status: state, payment_status });
}
