import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { StaffState } from '@vitrina/contract/staff-orders';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import type { Db } from '../../../db/index.ts';
import { recordChange } from '../../changes/index.ts';
import { changeStateInTransaction } from '../staff/change-order-state.ts';
import { selectDeskOrder } from './order-desk-queries.ts';

interface Input {
  number: string;
  state: StaffState;
  /** Version of the order as selected; absent: the present one. */
  version?: number | undefined;
  carrier?: string | undefined;
  tracking_number?: string | undefined;
  tracking_url?: string | undefined;
}

type State = { status: OrderStatus; payment_status: PaymentStatus };

/** Marks orders as packed, shipped or delivered. There is no undo, as the buyer gets a mail. */
export async function changeDeskOrderState(input: Input, context: CallContext): Promise<Outcome<State>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_orders_move', body: input }, (db) => change(db, input, context));
}

async function change(db: Db, { number, ...rest }: Input, context: CallContext): Promise<Outcome<State>> {
  const scope = scopeOf(context.staff, 'orders.fulfil');
  if (!scope) return fail('error_forbidden');
  const before = await selectDeskOrder(db, number, { scope, seesDetails: false });
  if (!before) return fail('error_empty_data');
  const changed = await changeStateInTransaction(db, { identifier: number, ...rest }, { by: context.actor.userId, needsGrant: false });
  if (!changed.ok) return changed;
  const paths = [{ path: 'status', before: before.status, after: changed.data.status }];
  await recordChange(db, { kind: 'order-state', subjectId: number, version: 0, action: rest.state, paths }, { context });
  return changed;
}
