import type { Permission } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { inShortTransaction } from '../../http/short-locks.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { type ChangeRow, lockUndo, selectChange } from './change-queries.ts';
import type { Fields } from './merge-changes.ts';
import type { Author } from './record-change.ts';

export interface Undo {
  change: ChangeRow;
  /** Previous values of the fields. */
  changes: Fields;
  author: Author;
  context: CallContext;
}

/** Undo of one kind of changes. */
export interface Undoable {
  permission: Permission;
  /** Resolves with the id of the reverting change. */
  undo: (db: Db, undo: Undo) => Promise<Outcome<{ change_id: number | null }>>;
}

/** Undo by kind; other kinds cannot be undone. */
export type Undoables = Readonly<Record<string, Undoable>>;

/** Undoes a change once, saved like every edit. */
export const undoChange =
  (undoables: Undoables) =>
  async ({ id }: { id: number }, context: CallContext): Promise<Outcome<{ change_id: number }>> => {
    const change = await selectChange(context.db, id);
    const undoable = change && undoables[change.kind];
    // Without the permission a caller does not learn whether the change exists.
    const mayAny = Object.values(undoables).some(({ permission }) => scopeOf(context.staff, permission));
    if (!mayAny || (undoable && !scopeOf(context.staff, undoable.permission))) return fail('error_forbidden');
    if (!change) return fail('error_empty_data');
    if (!undoable) return fail('error_not_undoable');
    return inShortTransaction(context.db, (db) => undoOnce(db, change, undoable, context));
  };

async function undoOnce(db: Db, change: ChangeRow, { undo }: Undoable, context: CallContext): Promise<Outcome<{ change_id: number }>> {
  if (await lockUndo(db, change.id)) return fail('error_not_undoable');
  const changes = Object.fromEntries(change.paths.map(({ path, before }) => [path, before ?? null]));
  const undone = await undo(db, { change, changes, author: { context, cause: `undo:${change.id}` }, context });
  if (!undone.ok) return undone;
  // Nothing differs from before the change.
  return undone.data.change_id === null ? fail('error_not_undoable') : ok({ change_id: undone.data.change_id });
}
