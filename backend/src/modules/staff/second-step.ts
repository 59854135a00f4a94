import type { Step } from '@vitrina/contract/staff/session';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { checkCode } from './check-code.ts';
import { openSession } from './open-session.ts';
import { readSelf } from './read-self.ts';
import { countTry, endStaffSession } from './session-queries.ts';
import type { StaffDeps } from './staff-deps.ts';

/** Attempts per half session; after them the password is required again. */
const MAX_TRIES = 5;

/** Completes a login of staff by a code. */
export const secondStep =
  (deps: StaffDeps) =>
  async ({ code }: { code: string }, context: CallContext): Promise<Outcome<{ step: Step }>> => {
    const self = await readSelf(context);
    if (!self) return fail('error_unauthorized');
    const { db } = context;
    const { userId, sessionId } = self;
    if ((await countTry(db, sessionId)) > MAX_TRIES) {
      await endStaffSession(db, sessionId);
      return fail('error_unauthorized');
    }
    return db.transaction().execute(async (db) => {
      const shown = await checkCode(db, { userId, code }, deps);
      if (!shown.ok) return shown;
      const headers = await openSession(db, { userId, version: self.row.token_version, factor: shown.data, half: sessionId, context });
      return headers ? ok({ step: 'in' as const }, [], headers) : fail('error_unauthorized');
    });
  };
