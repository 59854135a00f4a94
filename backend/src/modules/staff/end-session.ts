import type { CallContext } from '../../http/context.ts';
import { type Outcome, ok } from '../../http/outcome.ts';
import { forgetSession } from './session-cookie.ts';
import { endStaffSession } from './session-queries.ts';

/** Ends the session of the call, half or full; without one it has no effect. */
export async function endSession(_input: unknown, { db, staff }: CallContext): Promise<Outcome<{ done: true }>> {
  if (staff && staff.sessionId !== null) await endStaffSession(db, staff.sessionId);
  return ok({ done: true as const }, [], forgetSession);
}
