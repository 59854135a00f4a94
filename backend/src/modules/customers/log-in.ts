import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { Actor, CallContext } from '../../http/context.ts';
import { fail, ok } from '../../http/outcome.ts';
import { countAttempt, forgetAttempts, insertDeadToken, selectUserByEmail, takeBackAttempt } from './customer-queries.ts';
import { checkPassword, TooBusy } from './passwords.ts';
import { TOKEN_LIFE_SECONDS, type Tokens } from './tokens.ts';

const ATTEMPTS = 10;
const WINDOW_SECONDS = 60;

export interface LoginHooks {
  /** What was the guest's becomes the customer's; in the transaction that ends the guest's token. */
  onLogin: (db: Db, login: { actor: Actor; userId: number; lang: LanguageCode }) => Promise<void>;
}

/** Logs in with a new token id; the guest's token is dead afterwards. Nothing tells whether the address is known. */
export const logIn =
  (tokens: Tokens, { onLogin }: LoginHooks) =>
  async (input: { email: string; password: string }, { db, actor, address, lang }: CallContext) => {
    const keys = { account: `account:${input.email.trim().toLowerCase()}:${address}`, address: `address:${address}` };
    const counts = await Promise.all(Object.values(keys).map((key) => countAttempt(db, { key, seconds: WINDOW_SECONDS, most: ATTEMPTS })));
    if (counts.some((count) => count > ATTEMPTS)) return fail('error_too_many_requests', { headers: { 'retry-after': String(WINDOW_SECONDS) } });
    const user = await selectUserByEmail(db, input.email);
    try {
      if (!(await checkPassword(input.password, user?.password_hash ?? null)) || !user) return fail('error_login_failed');
    } catch (error) {
      if (error instanceof TooBusy) return fail('error_too_many_requests', { headers: { 'retry-after': '5' } });
      throw error;
    }
    // Wrong ones of the address stay counted: who has an account of their own must not guess at others without end.
    await Promise.all([forgetAttempts(db, keys.account), takeBackAttempt(db, keys.address)]);
    await db.transaction().execute(async (db) => {
      if (actor.tokenId) await insertDeadToken(db, { tokenId: actor.tokenId, expiresAt: inOneLife() });
      await onLogin(db, { actor, userId: user.id, lang });
    });
    return ok({ jwt: await tokens.issue({ userId: user.id, version: user.token_version }), user_id: user.id });
  };

export const inOneLife = (): number => Math.floor(Date.now() / 1000) + TOKEN_LIFE_SECONDS;
