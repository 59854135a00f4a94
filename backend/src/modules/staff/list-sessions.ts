import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffSession } from '@vitrina/contract/staff/session';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { deviceName } from '../customers/index.ts';
import { endStaffSession, selectSessionsOf } from './session-queries.ts';

type Items = ReplyOf<typeof staffSession.sessions>;

/** Lists the staff member's sessions, the current one first. */
export async function listSessions(_input: unknown, { db, actor, staff }: CallContext): Promise<Outcome<Items>> {
  if (actor.userId === null) return fail('error_unauthorized');
  const rows = await selectSessionsOf(db, actor.userId);
  const items = rows.map(({ id, agent, created_at, last_seen_at }) => ({
    id: String(id),
    device: deviceName(agent),
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
    is_current: id === staff?.sessionId,
  }));
  return ok({ items: items.sort((a, b) => Number(b.is_current) - Number(a.is_current)) });
}

/** Ends one of the caller's sessions. */
export async function closeSession({ id }: { id: number }, context: CallContext): Promise<Outcome<Items>> {
  const { db, actor } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  const own = await selectSessionsOf(db, actor.userId);
  if (!own.some((one) => one.id === id) || !(await endStaffSession(db, id))) return fail('error_empty_data');
  return listSessions(null, context);
}
