import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { selectUser } from './customer-queries.ts';
import { proveOwnPassword } from './log-in.ts';
import type { Tokens } from './tokens.ts';

/** Erases what another module stores about a customer, or about a buyer without an account. */
export type OnErase = (db: Db, person: { userId: number | null; email: string }) => Promise<void>;

/** Erases the account (GDPR, article 17) with everything that depends on it; orders stay, as the law requires, without an account. */
export const eraseAccount =
  (tokens: Tokens, { onErase }: { onErase: OnErase }) =>
  async ({ password }: { password: string }, context: CallContext): Promise<Outcome<{ jwt: string }>> => {
    const { db, actor } = context;
    const user = actor.userId === null ? null : await selectUser(db, actor.userId);
    if (!user) return fail('error_unauthorized');
    const proven = user.password_hash === null ? await proveFreshLogin(db, actor.tokenId) : await proveOwnPassword(password, context, user);
    if (!proven.ok) return proven;
    await db.transaction().execute((db) => eraseUser(db, user, onErase));
    return ok({ jwt: await tokens.issue({ userId: null }) });
  };

/** Erases a user in the caller's transaction. */
export async function eraseUser(db: Db, { id, email }: { id: number; email: string }, onErase: OnErase): Promise<void> {
  await onErase(db, { userId: id, email });
  await sql`delete from users where id = ${id}::integer`.execute(db);
}

/** Accounts without a password need a recent login instead. */
async function proveFreshLogin(db: Db, tokenId: string | null): Promise<Outcome<null>> {
  const { rows } = await sql`select 1 as one from sessions where token_id = ${tokenId}::uuid and created_at > now() - interval '15 minutes'`.execute(db);
  return rows.length > 0 ? ok(null) : fail('error_login_failed');
}
