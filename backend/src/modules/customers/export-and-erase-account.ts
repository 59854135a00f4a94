import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { isOverLimit } from './attempt-limits.ts';
import { selectUser } from './customer-queries.ts';
import { proveOwnPassword } from './log-in.ts';
import type { Tokens } from './tokens.ts';

/** Exports personal data of another module, keyed by its name in the export. */
export type Holding = (db: Db, account: { userId: number; email: string }) => Promise<Record<string, unknown>>;
/** Exports personal data of a buyer without an account. */
export type GuestHolding = (db: Db, guest: { userId: null; email: string }) => Promise<Record<string, unknown>>;

/** Erases what another module stores about a customer, or about a buyer without an account. */
export type OnErase = (db: Db, person: { userId: number | null; email: string }) => Promise<void>;

const HOUR = 3600;
const MAX_EXPORTS = 10;

/** Exports all data the shop holds about the customer (GDPR, article 20). */
export const exportData =
  (holdings: readonly Holding[]) =>
  async (_input: unknown, { db, actor }: CallContext): Promise<Outcome<{ made_at: string; data: Record<string, unknown> }>> => {
    const user = actor.userId === null ? null : await selectUser(db, actor.userId);
    if (!user) return fail('error_unauthorized');
    if (await isOverLimit(db, [{ key: `export:${user.id}`, most: MAX_EXPORTS }], HOUR)) return fail('error_too_many_requests');
    return ok({ made_at: new Date().toISOString(), data: await collectData(db, user, holdings) });
  };

/** Collects all data the shop holds about a user, by the name of the part that holds it. */
export async function collectData(db: Db, user: { id: number; email: string }, holdings: readonly Holding[]): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
      select id, email, name, surname, display_name, customer, lang, created_at,
        (select coalesce(jsonb_agg(jsonb_build_object('agent', s.agent, 'created_at', s.created_at, 'last_seen_at', s.last_seen_at)), '[]')
          from sessions s where s.user_id = u.id) as sessions,
        (select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'created_at', k.created_at, 'last_used_at', k.last_used_at)), '[]')
          from passkeys k where k.user_id = u.id) as passkeys,
        (select coalesce(jsonb_agg(jsonb_build_object('provider', i.provider, 'subject', i.subject, 'email', i.email, 'created_at', i.created_at)), '[]')
          from identities i where i.user_id = u.id) as identities
      from users u where id = ${user.id}::integer`.execute(db);
  const data: Record<string, unknown> = { account: rows[0] ?? {} };
  for (const holding of holdings) Object.assign(data, await holding(db, { userId: user.id, email: user.email }));
  return data;
}

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
