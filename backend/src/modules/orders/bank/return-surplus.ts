import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { BankEntryOfOffice, staffBank } from '@vitrina/contract/staff/bank';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { type EntryRow, lockEntry, selectEntry, writeSurplusReturned } from './bank-queries.ts';
import { entryView } from './bank-view.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-number.ts';
import { refundCode } from '../refunds/refund-code.ts';

interface Input {
  id: number;
  /** Decimal. */
  amount: number;
  reference?: string | undefined;
}

/** Records that the surplus of an entry was returned by hand, once and completely. */
export async function returnSurplus(input: Input, context: CallContext): Promise<Outcome<BankEntryOfOffice>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_bank_surplus', body: input }, (db) => recordSurplusReturn(db, input, context));
}

/** An entry in scope whose surplus is not returned yet. */
async function findSurplus(db: Db, id: number, { staff }: Pick<CallContext, 'staff'>): Promise<Outcome<EntryRow>> {
  const scope = scopeOf(staff, 'payments.book');
  if (!scope) return fail('error_forbidden');
  const entry = await selectEntry(db, id, scope);
  if (!entry) return fail('error_empty_data');
  if (entry.surplus === 0) return fail('error_nothing_to_refund');
  return entry.surplus_given_at ? fail('error_payment_booked') : ok(entry);
}

/** Returns the QR code with which a banking app returns the surplus. */
export const surplusCode =
  (deps: Pick<OrderDeps, 'text' | 'config'>) =>
  async ({ id, ...payee }: { id: number; name: string; iban: string }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffBank.surplusCode>>> => {
    const found = await findSurplus(context.db, id, context);
    if (!found.ok) return found;
    const { surplus, currency, order_id } = found.data;
    return refundCode(deps, { ...payee, amount: surplus, currency: currency as CurrencyCode, number: order_id === null ? '' : orderNumber(order_id) });
  };

async function recordSurplusReturn(db: Db, { id, amount, reference }: Input, context: CallContext): Promise<Outcome<BankEntryOfOffice>> {
  await lockEntry(db, id);
  const found = await findSurplus(db, id, context);
  if (!found.ok) return found;
  const entry = found.data;
  if (toMinor(amount) !== entry.surplus)
    return fail('error_amount_differs', { errors: [{ field: 'amount', label_name: 'error_field_out_of_range', available: toDecimal(entry.surplus) }] });
  await writeSurplusReturned(db, { id, reference: reference ?? null, by: context.actor.userId });
  const paths = [{ path: 'surplus_given', after: amount }, ...(reference ? [{ path: 'surplus_reference', after: reference }] : [])];
  await recordChange(db, { kind: 'bank_entry', subjectId: String(id), version: entry.version + 1, action: 'surplus', paths }, { context });
  const scope = scopeOf(context.staff, 'payments.book') as Scope;
  return ok(entryView((await selectEntry(db, id, scope)) as EntryRow));
}
