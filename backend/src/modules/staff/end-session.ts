import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { forgetSession } from './session-cookie.ts';
import { endStaffSession } from './session-queries.ts';

/** Ends the session that the call comes by, half or full; without one there is nothing to end. */
export async function endSession(_input: unknown, { db, staff }: CallContext): Promise<Outcome<{ done: true }>> {
  if (staff && staff.sessionId !== null) await endStaffSession(db, staff.sessionId);
  return ok({ done: true as const }, [], forgetSession);
}
