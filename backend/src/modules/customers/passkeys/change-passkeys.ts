import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { removeLoginMethod } from '../remove-login-method.ts';
import { listPasskeys, type Passkeys } from './list-passkeys.ts';
import { deleteRow, renameRow } from './passkey-queries.ts';

/** Renames a passkey of the customer. */
export async function renamePasskey({ id, name }: { id: number; name: string }, context: CallContext): Promise<Outcome<Passkeys>> {
  const { userId } = context.actor;
  if (userId === null) return fail('error_unauthorized');
  return (await renameRow(context.db, { id, userId, name })) ? listPasskeys(null, context) : fail('error_empty_data');
}

/** Deletes a passkey of the customer, unless it is the last login method. */
export async function removePasskey({ id }: { id: number }, context: CallContext): Promise<Outcome<Passkeys>> {
  const { userId } = context.actor;
  if (userId === null) return fail('error_unauthorized');
  const removed = await removeLoginMethod(context.db, userId, (db) => deleteRow(db, { id, userId }));
  return removed.ok ? listPasskeys(null, context) : removed;
}
