import type { Profile } from '@vitrina/contract/accounts';
import type { ProviderName } from '@vitrina/contract/values/external-login';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { getProfile } from '../profile.ts';
import { removeLoginMethod } from '../remove-login-method.ts';
import { deleteIdentity } from './identity-queries.ts';

/** Unlinks a provider, unless it is the last login method. */
export async function unlinkProvider({ provider }: { provider: ProviderName }, context: CallContext): Promise<Outcome<Profile>> {
  const { userId } = context.actor;
  if (userId === null) return fail('error_unauthorized');
  const untied = await removeLoginMethod(context.db, userId, (db) => deleteIdentity(db, { provider, userId }));
  return untied.ok ? getProfile(null, context) : untied;
}
