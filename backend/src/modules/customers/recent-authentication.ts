import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { Actor, CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectUser } from './customer-queries.ts';
import { proveOwnPassword } from './log-in.ts';

/** How long a proof holds. */
const MINUTES = 5;

type Owner = Pick<Actor, 'userId' | 'tokenId'>;

/**
 * Whether this session has shown a password or a passkey a moment ago. Who has neither must have logged in a moment ago. Whoever only has the session, which can
 * be stolen, has shown nothing.
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

/** Notes that the session has shown a password or a passkey. */
export async function saveProof(db: Db, { userId, tokenId }: Owner): Promise<void> {
  await sql`update sessions set proven_at = now() where token_id = ${tokenId}::uuid and user_id = ${userId}::integer`.execute(db);
}

/** Proves by the password that it is the customer. */
export async function proveByPassword({ password }: { password: string }, context: CallContext): Promise<Outcome<{ done: true }>> {
  const { db, actor } = context;
  const user = actor.userId === null ? null : await selectUser(db, actor.userId);
  if (!user) return fail('error_unauthorized');
  const proven = await proveOwnPassword(password, context, user);
  if (!proven.ok) return proven;
  await saveProof(db, actor);
  return ok({ done: true as const });
}
