import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { staffBank } from '@vitrina/contract/staff/bank';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { runIdempotentOutsideTransaction } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction, refuseBusy } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { lockAdditional } from '../additional/additional-queries.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderIdOfNumber, orderNumber } from '../order-number.ts';
import { lockOrder } from '../order-queries.ts';
import { requestRefunds } from '../payment/link-payments.ts';
import { book } from '../staff/book-payment.ts';
import { type EntryRow, lockEntry, selectEntry, writeBooked } from './bank-queries.ts';

interface Booking {
  id: number;
  orders?: readonly string[] | undefined;
}
type Booked = ReplyOf<typeof staffBank.book>;
type Item = Booked['items'][number];

/**
 * Books entries, each in its own transaction, so that a refusal does not affect the others. A large call may exceed the caller's time limit: repeated
 * with its Idempotency-Key it gets the first reply instead of "already booked".
 */
export const bookEntries =
  (deps: OrderDeps) =>
  async ({ entries }: { entries: readonly Booking[] }, context: CallContext): Promise<Outcome<Booked>> => {
    const scope = scopeOf(context.staff, 'payments.book');
    if (!scope) return fail('error_forbidden');
    return runIdempotentOutsideTransaction(context.db, { endpoint: 'staff_bank_book', body: entries, context }, async () => {
      const items: Item[] = [];
      for (const booking of entries) items.push(await bookOne(deps, booking, { context, scope }));
      await requestRefunds(context.db, deps);
      return ok({ items });
    });
  };

interface Booker {
  context: CallContext;
  scope: Scope;
}

async function bookOne(deps: OrderDeps, booking: Booking, booker: Booker): Promise<Item> {
  const outcome = await tryOnce(deps, booking, booker);
  return outcome.ok
    ? { id: booking.id, booked: true, label_name: null, orders: outcome.data.orders, surplus: toDecimal(outcome.data.surplus) }
    : { id: booking.id, booked: false, label_name: outcome.label, orders: [], surplus: 0 };
}

async function tryOnce(deps: OrderDeps, booking: Booking, { context, scope }: Booker): Promise<Outcome<BookingResult>> {
  return inShortTransaction(context.db, (db) => bookInOrder(db, { deps, booking, context, scope }));
}

interface BookingResult {
  orders: string[];
  /** Minor units. */
  surplus: number;
}

async function bookInOrder(db: Db, { deps, booking, context, scope }: Booker & { deps: OrderDeps; booking: Booking }): Promise<Outcome<BookingResult>> {
  const seen = await selectEntry(db, booking.id, scope);
  if (!seen) return fail('error_empty_data');
  const numbers = booking.orders ?? (seen.order_id === null ? [] : [orderNumber(seen.order_id)]);
  if (numbers.length === 0 || new Set(numbers).size < numbers.length) return fail('error_empty_data');
  // Locks orders first, by id, then the entry: the same sequence as everywhere, against deadlocks.
  for (const id of numbers.map(orderIdOfNumber).sort((a, b) => a - b)) await lockOrder(db, id);
  await lockEntry(db, booking.id);
  const entry = await selectEntry(db, booking.id, scope);
  if (!entry) return fail('error_empty_data');
  if (entry.state === 'booked') return fail('error_payment_booked');
  // Matched to another order meanwhile, which is not locked and which the caller did not see.
  if (booking.orders === undefined && entry.order_id !== seen.order_id) return refuseBusy();
  if (entry.amount < 0) return fail('error_amount_differs');
  const owed = await readOwed(db, { entry, numbers, isNamed: booking.orders !== undefined, scope });
  if (!owed.ok) return owed;
  const surplus = entry.amount - owed.data.reduce((sum, { amount }) => sum + amount, 0);
  if (surplus < 0) return fail('error_amount_differs');
  for (const { number, amount, additionalId } of owed.data) {
    const input = { identifier: number, kind: 'paid' as const, payment: 'bank-transfer' as const, amount: toDecimal(amount), additional_id: additionalId };
    const booked = await book(db, { deps, input, by: context.actor.userId });
    if (!booked.ok) return booked;
  }
  await writeBooked(db, { id: entry.id, orderId: orderIdOfNumber(numbers[0] as string), surplus, by: context.actor.userId });
  const paths = [
    { path: 'state', before: entry.state, after: 'booked' },
    { path: 'orders', after: numbers },
    ...(surplus > 0 ? [{ path: 'surplus', after: toDecimal(surplus) }] : []),
  ];
  await recordChange(db, { kind: 'bank_entry', subjectId: String(entry.id), version: entry.version + 1, action: 'book', paths }, { context });
  return ok({ orders: [...numbers], surplus });
}

interface Owed {
  number: string;
  /** Minor units. */
  amount: number;
  additionalId: number | undefined;
}

/** Returns the amounts orders owe in the entry's currency. */
async function readOwed(
  db: Db,
  { entry, numbers, isNamed, scope }: { entry: EntryRow; numbers: readonly string[]; isNamed: boolean; scope: Scope },
): Promise<Outcome<Owed[]>> {
  const owed: Owed[] = [];
  for (const number of numbers) {
    const order = await selectDeskOrder(db, number, { scope, seesDetails: true });
    if (!order) return fail('error_empty_data');
    if (order.currency !== entry.currency) return fail('error_amount_differs');
    const additional = isNamed || entry.additional_id === null ? null : await lockAdditional(db, entry.additional_id);
    owed.push({ number, amount: additional?.amount ?? order.total, additionalId: additional?.id });
  }
  return ok(owed);
}
