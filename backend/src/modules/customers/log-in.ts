import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { beginSession, type LoginHooks } from './begin-session.ts';
import { tooBusy, whenNotBusy } from './choose-password.ts';
import { callerNetworks } from '../../http/caller-networks.ts';
import { isOverLimit, limitsOfAddress, takeBackAttempts } from './attempt-limits.ts';
import { forgetAttempts, selectUserByEmail, type UserRow } from './customer-queries.ts';
import { isHashingFull } from './hash-aside.ts';
import { checkPassword } from './passwords.ts';
import type { Tokens } from './tokens.ts';

const ATTEMPTS = 10;
const WINDOW_SECONDS = 60;

/** Logs in with a new token id; the guest's token is dead afterwards. Nothing tells whether the address is known. */
export const logIn =
  (tokens: Tokens, hooks: LoginHooks) =>
  async (input: { email: string; password: string }, context: CallContext): Promise<Outcome<{ jwt: string; user_id: number }>> => {
    const { db } = context;
    // A flood costs no more than this: nobody's password can be looked at now.
    if (isHashingFull()) return tooBusy();
    const proven = await provePassword(input, context, await selectUserByEmail(db, input.email));
    if (!proven.ok) return proven;
    const { id, token_version } = proven.data;
    const session = await db.transaction().execute((db) => beginSession(db, { userId: id, version: token_version, context }, { tokens, hooks }));
    return ok(session);
  };

/** Whether the password is the user's, ten tries a minute from one address; `user` may be nobody, which takes as long. */
export async function provePassword(
  { email, password }: { email: string; password: string },
  { db, address }: Pick<CallContext, 'db' | 'address'>,
  user: UserRow | null,
): Promise<Outcome<UserRow>> {
  const account = { key: `account:${email.trim().toLowerCase()}:${callerNetworks(address).own}`, most: ATTEMPTS };
  const callers = limitsOfAddress('address', address, ATTEMPTS);
  if (await isOverLimit(db, [account, ...callers], WINDOW_SECONDS))
    return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
  const checked = await whenNotBusy<UserRow>(async () =>
    (await checkPassword(password, user?.password_hash ?? null)) && user ? ok(user) : fail('error_login_failed'),
  );
  // Wrong ones of the address stay counted: who has an account of their own must not guess at others without end.
  if (checked.ok) await Promise.all([forgetAttempts(db, account.key), takeBackAttempts(db, callers)]);
  return checked;
}
