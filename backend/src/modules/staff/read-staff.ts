import type { Db } from '../../db/index.ts';
import { sessionHashOf } from './session-cookie.ts';
import { type KnownStaff, selectStaffSession } from './session-queries.ts';

/** Returns the back office session of the cookies; `null`: no valid one. */
export async function readStaff(db: Db, cookies: string | undefined): Promise<KnownStaff | null> {
  const hash = sessionHashOf(cookies);
  return hash && selectStaffSession(db, hash);
}
