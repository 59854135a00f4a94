import type { CallContext } from '../../http/context.ts';
import { selectSelf, type SelfRow } from './session-queries.ts';

export interface Self {
  userId: number;
  sessionId: number;
  row: SelfRow;
}

/** Returns the staff member and session of a call; `null`: none. */
export async function readSelf({ db, actor, staff }: Pick<CallContext, 'db' | 'actor' | 'staff'>): Promise<Self | null> {
  if (actor.userId === null || !staff || staff.sessionId === null) return null;
  const row = await selectSelf(db, staff.sessionId);
  return row && { userId: actor.userId, sessionId: staff.sessionId, row };
}
