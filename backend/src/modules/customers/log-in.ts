import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { startSession, type LoginHooks, type Session } from './start-session.ts';
import { busyReply, unlessBusy } from './choose-password.ts';
import { selectUserByEmail, type UserRow } from './customer-queries.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { type Guarded, guardKnown, guardLogin } from './guard-password.ts';
import { isHashingFull } from './hash-in-thread.ts';
import { RANKS } from './hash-queue.ts';
import { checkPassword } from './passwords.ts';
import type { Tokens } from './tokens.ts';

/** Concurrent checks of limits in the database: more would take connections from pages. Known devices have a separate limit. */
const LOOK_UPS_AT_ONCE = 2;
const lookUps = { known: limitConcurrency(LOOK_UPS_AT_ONCE), unknown: limitConcurrency(LOOK_UPS_AT_ONCE) };

export interface Credentials {
  email: string;
  password: string;
}

/** Logs in with a new token id and revokes the guest's token. The reply does not reveal whether the address is known. */
export const logIn =
  (tokens: Tokens, hooks: LoginHooks) =>
  async (credentials: Credentials, context: CallContext): Promise<Outcome<Session>> => {
    const proven = await proveByEmail(credentials, context, tokens.devices);
    if (!proven.ok) return proven;
    const { id, token_version } = proven.data;
    const session = await context.db
      .transaction()
      .execute((db) => startSession(db, { userId: id, version: token_version, context, proof: 'password' }, { tokens, hooks }));
    return ok(session);
  };

/**
 * Verifies e-mail and password within the limits of attempts. An unknown address fails like a wrong password, in equal time. `devices`: reads the
 * cookie of browsers in which the owner has logged in before; absent: all are unknown.
 */
export async function proveByEmail({ email, password }: Credentials, context: CallContext, devices?: Tokens['devices']): Promise<Outcome<UserRow>> {
  const { db } = context;
  const device = devices?.read(context.device) ?? null;
  const rank = device ? RANKS.known : RANKS.clean;
  const look = async (): Promise<{ user: UserRow | null; guarded: Outcome<Guarded> }> => {
    // The queue is full or the client disconnected: refuse without further work.
    if (isHashingFull(rank) || context.signal?.aborted) return { user: null, guarded: busyReply() };
    const user = await selectUserByEmail(db, email);
    return { user, guarded: await guardLogin(context, { email, user, device }) };
  };
  const { user, guarded } = await lookUps[device ? 'known' : 'unknown'](look);
  return tryPassword(guarded, { password, user, signal: context.signal });
}

/** Verifies the password of the logged-in user. */
export const proveOwnPassword = async (password: string, { db, signal }: Pick<CallContext, 'db' | 'signal'>, user: UserRow): Promise<Outcome<UserRow>> =>
  tryPassword(await guardKnown(db, `own-password:${user.id}`), { password, user, signal });

/** Verifies a password within the limits; without a user it takes equal time. */
async function tryPassword(
  guarded: Outcome<Guarded>,
  { password, user, signal }: { password: string; user: UserRow | null; signal: AbortSignal | null },
): Promise<Outcome<UserRow>> {
  if (!guarded.ok) return guarded;
  const { rank, takeBack, end } = guarded.data;
  try {
    const checked = await unlessBusy<UserRow>(async () =>
      (await checkPassword(password, user?.password_hash ?? null, { rank, signal })) && user ? ok(user) : fail('error_login_failed'),
    );
    // Failed attempts stay counted, so that successful logins to one's own account do not allow unlimited guesses at others.
    if (checked.ok || checked.label !== 'error_login_failed') await takeBack();
    return checked;
  } finally {
    end();
  }
}
