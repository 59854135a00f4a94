import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Actor, CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectUser } from './customer-queries.ts';
import { proveOwnPassword } from './log-in.ts';

/** Minutes that an authentication counts as recent. */
const MINUTES = 5;

type Owner = Pick<Actor, 'userId' | 'tokenId'>;

/**
 * True if this session authenticated recently by password or passkey or, for an account with neither, was created
 * recently. A stolen session alone does not pass.
 */
export async function hasRecentAuthentication(db: Db, { userId, tokenId }: Owner): Promise<boolean> {
  const { rows } = await sql`
    select from sessions s join users u on u.id = s.user_id
    where s.token_id = ${tokenId}::uuid and s.user_id = ${userId}::integer and (
      s.proven_at > now() - make_interval(mins => ${MINUTES})
      or (s.created_at > now() - make_interval(mins => ${MINUTES}) and u.password_hash is null and not exists (select from passkeys p where p.user_id = u.id)))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Marks the session as authenticated just now. */
export async function saveProof(db: Db, { userId, tokenId }: Owner): Promise<void> {
  await sql`update sessions set proven_at = now() where token_id = ${tokenId}::uuid and user_id = ${userId}::integer`.execute(db);
}

/** Confirms the customer's identity by password. */
export async function proveByPassword({ password }: { password: string }, context: CallContext): Promise<Outcome<{ done: true }>> {
  const { db, actor } = context;
  const user = actor.userId === null ? null : await selectUser(db, actor.userId);
  if (!user) return fail('error_unauthorized');
  const proven = await proveOwnPassword(password, context, user);
  if (!proven.ok) return proven;
  await saveProof(db, actor);
  return ok({ done: true as const });
}
