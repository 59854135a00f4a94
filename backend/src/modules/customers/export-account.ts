import { sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { isOverLimit } from './attempt-limits.ts';
import { selectUser } from './customer-queries.ts';

/** Exports personal data of another module, keyed by its name in the export. */
export type Holding = (db: Db, account: { userId: number; email: string }) => Promise<Record<string, unknown>>;
/** Exports personal data of a buyer without an account. */
export type GuestHolding = (db: Db, guest: { userId: null; email: string }) => Promise<Record<string, unknown>>;

const HOUR = 3600;
const MAX_EXPORTS = 10;

/** Exports all data the shop holds about the customer (GDPR, article 20). */
export const exportAccount =
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
