import type { Saved } from '@vitrina/contract/staff/saving';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { saveChanges } from '../../changes/index.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import { orderNumber } from '../order-number.ts';
import { type EntryRow, lockEntry, selectEntry, writeMatch } from './bank-queries.ts';

interface Input {
  id: number;
  version: number;
  changes: { order?: string | null | undefined; state?: 'open' | 'set_aside' | undefined };
}

/** Matches an entry to an order by hand. */
export async function matchByHand(input: Input, context: CallContext): Promise<Outcome<Saved>> {
  return inShortTransaction(context.db, (db) => match(db, input, context));
}

async function match(db: Db, { id, version, changes }: Input, context: CallContext): Promise<Outcome<Saved>> {
  const scope = scopeOf(context.staff, 'payments.book');
  if (!scope) return fail('error_forbidden');
  await lockEntry(db, id);
  const entry = await selectEntry(db, id, scope);
  if (!entry) return fail('error_empty_data');
  if (entry.state === 'booked') return fail('error_payment_booked');
  const order = changes.order ? await selectDeskOrder(db, changes.order, { scope, seesDetails: true }) : null;
  if (changes.order && !order) return fail('error_bad_input', { errors: [{ field: 'changes.order', label_name: 'error_field_unknown_value' }] });
  return saveChanges(db, {
    kind: 'bank_entry',
    subjectId: String(id),
    version,
    changes,
    author: { context },
    lock: async () => ({ version: entry.version, fields: { order: entry.order_id === null ? null : orderNumber(entry.order_id), state: entry.state } }),
    write: (db, changed, next) => writeMatch(db, id, { ...entry, ...stateIn(changed), ...('order' in changed && matched(order?.id ?? null)) }, next),
  });
}

const matched = (orderId: number | null): Pick<EntryRow, 'order_id' | 'additional_id' | 'found_by'> => ({
  order_id: orderId,
  additional_id: null,
  found_by: orderId === null ? null : 'hand',
});
const stateIn = ({ state }: Readonly<Record<string, unknown>>): Partial<EntryRow> => (state === 'open' || state === 'set_aside' ? { state } : {});
