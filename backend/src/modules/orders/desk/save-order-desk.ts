import type { Saved } from '@vitrina/contract/staff/saving';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { type Author, type Fields, saveChanges, type Undoable } from '../../changes/index.ts';
import { type DeskNotes, isOnStaff, lockDeskNotes, selectDeskOrder, writeDeskNotes } from './order-desk-queries.ts';

interface Input {
  number: string;
  version: number;
  changes: Fields;
}

const KIND = 'order';

/** Saves the notes of staff about an order. */
export async function saveOrderDesk(input: Input, context: CallContext): Promise<Outcome<Saved>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_orders_save', body: input }, (db) => save(db, input, { author: { context }, context }));
}

/** Restores the previous notes. */
export const undoOrderDesk: Undoable = {
  permission: 'orders.edit',
  undo: (db, { change, changes, author, context }) => save(db, { number: change.subject_id, version: change.version, changes }, { author, context }),
};

async function save(db: Db, { number, version, changes }: Input, { author, context }: { author: Author; context: CallContext }): Promise<Outcome<Saved>> {
  const scope = scopeOf(context.staff, 'orders.edit');
  if (!scope) return fail('error_forbidden');
  const order = await selectDeskOrder(db, number, { scope, seesDetails: true });
  if (!order) return fail('error_empty_data');
  const { assigned_to } = changes;
  if (typeof assigned_to === 'number' && !(await isOnStaff(db, assigned_to)))
    return fail('error_bad_input', { errors: [{ field: 'changes.assigned_to', label_name: 'error_field_unknown_value' }] });
  let notes: DeskNotes | undefined;
  return saveChanges(db, {
    kind: KIND,
    subjectId: number,
    version,
    changes: Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, value === '' ? null : value])),
    author,
    lock: async (db) => {
      notes = await lockDeskNotes(db, order.id);
      const { version: now, ...fields } = notes;
      return { version: now, fields };
    },
    write: (db, changed, next) => writeDeskNotes(db, order.id, { ...(notes as DeskNotes), ...changed, version: next }),
  });
}
