import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import { type BookingInput, book } from '../staff/book-payment.ts';
import { selectDeskOrder } from './order-desk-queries.ts';

interface Input extends Omit<BookingInput, 'identifier' | 'additional_id'> {
  number: string;
}

type State = { status: OrderStatus; payment_status: PaymentStatus };

/** Books a payment or refund that no gateway reports. There is no undo: a counter-booking corrects it. */
export const bookDeskPayment =
  (deps: OrderDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<State>> => {
    return inIdempotentTransaction(context, { endpoint: 'staff_orders_book', body: input }, (db) => bookOne(db, input, { deps, context }));
  };

async function bookOne(db: Db, { number, ...rest }: Input, { deps, context }: { deps: OrderDeps; context: CallContext }): Promise<Outcome<State>> {
  const scope = scopeOf(context.staff, 'payments.book');
  if (!scope) return fail('error_forbidden');
  const before = await selectDeskOrder(db, number, { scope, seesDetails: true });
  if (!before) return fail('error_empty_data');
  const booked = await book(db, { deps, input: { identifier: number, ...rest }, by: context.actor.userId });
  if (!booked.ok) return booked;
  const paths = [
    { path: 'payment_status', before: before.payment_status, after: booked.data.payment_status },
    { path: 'amount', after: rest.amount },
  ];
  await recordChange(db, { kind: 'order-payment', subjectId: number, version: 0, action: rest.kind, paths }, { context });
  return booked;
}
