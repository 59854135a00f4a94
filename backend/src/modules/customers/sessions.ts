import { sql } from 'kysely';
import type { AccountSession } from '@vitrina/contract/accounts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { endSession } from './start-session.ts';
import { deviceName } from './device-name.ts';

interface SessionRow {
  token_id: string;
  agent: string;
  created_at: Date;
  last_seen_at: Date;
}

type Items = { items: AccountSession[] };

/** Lists the customer's sessions, the current one first. */
export async function listSessions(_input: unknown, { db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<Outcome<Items>> {
  if (actor.userId === null) return fail('error_unauthorized');
  const { rows } = await sql<SessionRow>`
    select token_id, agent, created_at, last_seen_at from sessions where user_id = ${actor.userId}::integer
    order by token_id = ${actor.tokenId}::uuid desc, last_seen_at desc limit 100`.execute(db);
  return ok({
    items: rows.map((row) => ({
      id: row.token_id,
      device: deviceName(row.agent),
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      is_current: row.token_id === actor.tokenId,
    })),
  });
}

/** Ends one other session of the customer's own, or all others. */
export async function closeSessions({ id, all }: { id?: string | undefined; all?: boolean | undefined }, context: CallContext): Promise<Outcome<Items>> {
  const { db, actor } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  const { rows } = await sql<{ token_id: string }>`
    select token_id from sessions where user_id = ${actor.userId}::integer and token_id <> ${actor.tokenId}::uuid
      and (${all === true} or token_id = ${id ?? null}::uuid)`.execute(db);
  if (!all && rows.length === 0) return fail('error_empty_data');
  await db.transaction().execute(async (db) => {
    for (const { token_id } of rows) await endSession(db, token_id);
  });
  return listSessions(null, context);
}
