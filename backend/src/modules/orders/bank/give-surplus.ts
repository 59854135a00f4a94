import type { BankEntryOfOffice } from '@vitrina/contract/staff/bank';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { onceByKey } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { isBusy, refuseBusy, withShortLocks } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { type EntryRow, lockEntry, selectEntry, writeSurplusGiven } from './bank-queries.ts';
import { entryView } from './bank-view.ts';

interface Input {
  id: number;
  /** Decimal. */
  amount: number;
  reference?: string | undefined;
}

/** Books what was paid too much as sent back by hand, once and whole. */
export async function giveSurplus(input: Input, context: CallContext): Promise<Outcome<BankEntryOfOffice>> {
  try {
    return await withShortLocks(context.db, (db) => onceByKey(db, { endpoint: 'staff_bank_surplus', body: input, context }, () => give(db, input, context)));
  } catch (error) {
    if (isBusy(error)) return refuseBusy();
    throw error;
  }
}

async function give(db: Db, { id, amount, reference }: Input, context: CallContext): Promise<Outcome<BankEntryOfOffice>> {
  const scope = scopeOf(context.staff, 'payments.book');
  if (!scope) return fail('error_forbidden');
  await lockEntry(db, id);
  const entry = await selectEntry(db, id, scope);
  if (!entry) return fail('error_empty_data');
  if (entry.surplus === 0) return fail('error_nothing_to_refund');
  if (entry.surplus_given_at) return fail('error_payment_booked');
  if (toMinor(amount) !== entry.surplus)
    return fail('error_amount_differs', { errors: [{ field: 'amount', label_name: 'error_field_out_of_range', available: toDecimal(entry.surplus) }] });
  await writeSurplusGiven(db, { id, reference: reference ?? null, by: context.actor.userId });
  const paths = [{ path: 'surplus_given', after: amount }, ...(reference ? [{ path: 'surplus_reference', after: reference }] : [])];
  await recordChange(db, { kind: 'bank_entry', subjectId: String(id), version: entry.version + 1, action: 'surplus', paths }, { context });
  return ok(entryView((await selectEntry(db, id, scope)) as EntryRow));
}
