import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { startSession, type LoginHooks, type Session } from './start-session.ts';
import { choosePassword } from './choose-password.ts';
import { selectUser } from './customer-queries.ts';
import { proveOwnPassword } from './log-in.ts';
import { type RemovedLoginMethods, removeLoginMethods } from './other-login-methods.ts';
import { setPassword } from './set-password.ts';
import type { Tokens } from './tokens.ts';

interface Input extends RemovedLoginMethods {
  old_password: string;
  password: string;
}

/** Changes the password after checking the old one; other sessions end, this one gets a new token. */
export const changePassword =
  (tokens: Tokens, hooks: LoginHooks) =>
  async ({ old_password, password, ...ended }: Input, context: CallContext): Promise<Outcome<Session>> => {
    const { db, actor, lang, signal } = context;
    const user = actor.userId === null ? null : await selectUser(db, actor.userId);
    if (!user) return fail('error_unauthorized');
    const proven = await proveOwnPassword(old_password, context, user);
    if (!proven.ok) return proven;
    const hash = await choosePassword(password, { personal: [user.email], signal });
    if (!hash.ok) return hash;
    return db.transaction().execute(async (db) => {
      await removeLoginMethods(db, user.id, ended);
      const version = await setPassword(db, { userId: user.id, email: user.email, hash: hash.data, lang });
      return ok(await startSession(db, { userId: user.id, version, context, proof: 'password' }, { tokens, hooks }));
    });
  };
