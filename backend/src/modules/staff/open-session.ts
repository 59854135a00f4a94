import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { newSessionId } from './session-cookie.ts';
import { endStaffSession, insertStaffSession } from './session-queries.ts';

interface Opened {
  userId: number;
  version: number;
  factor: 'totp' | 'recovery' | 'passkey';
  /** Id of the half session that it continues; `null`: none. */
  half: number | null;
  context: Pick<CallContext, 'agent' | 'address'>;
}

/** Opens a full session with a new id; the half one ends. Returns the header that sets its cookie; `null`: the half one has ended meanwhile. */
export async function openSession(db: Db, { userId, version, factor, half, context }: Opened): Promise<Record<string, string> | null> {
  if (half !== null && !(await endStaffSession(db, half))) return null;
  const { hash, headers } = newSessionId();
  await insertStaffSession(db, { hash, userId, version, step: 'in', factor, agent: context.agent, address: context.address });
  return headers;
}
